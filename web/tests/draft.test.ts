import { describe, expect, it } from "vitest";
import { Draft } from "../src/state/draft.svelte";
import type { Seat, Table } from "../src/wire";

/** A table where these seats can be whispered to, played by these people (the last of each is there now). */
function table(whispers: string, people: Record<string, string[]> = { B: ["Bo"], C: ["Cleo"], D: [""] }) {
  const seats = Object.entries(people).map(([seat, names]) => ({ seat, name: names.at(-1), formerly: names.slice(0, -1).map((name) => ({ name, facts: 0 })) }) as Seat);
  return { whispers: [...whispers], table: { seats } as Table };
}

function draftFor(seats: string, typed = "words"): Draft {
  const draft = new Draft();
  draft.choose([...seats], table("BCD"));
  draft.typed = typed;
  return draft;
}

/** What is sent, and the server's answer, which comes when the test says so. */
function post() {
  const sent: [string, unknown][] = [];
  const answers: ((isTaken: boolean) => void)[] = [];
  const send = (words: string, to: unknown): Promise<boolean> => {
    sent.push([words, to]);
    return new Promise((answer) => answers.push(answer));
  };
  return { sent, answers, send };
}

describe("Draft", () => {
  it("is for everyone until somebody else is chosen, whoever comes or goes", () => {
    const draft = new Draft();
    draft.typed = "words";
    for (const whispers of ["", "BCD", "B", ""]) {
      draft.rest(table(whispers));
      expect([draft.to, draft.reaches(table(whispers))]).toEqual([[], true]);
    }
  });

  it("never turns to others by itself, and reaches those it is for again once they can be reached", () => {
    const draft = draftFor("B");
    for (const whispers of ["", "CD", "BCD"]) {
      draft.rest(table(whispers));
      expect([draft.to, draft.reaches(table(whispers))]).toEqual([["B"], whispers === "BCD"]);
    }
  });

  it("is for nobody who came to the circle later, and for nobody alone if one has left it", () => {
    const draft = new Draft();
    draft.choose(["B", "C"], table("BC"));
    expect([draft.reaches(table("BCD")), draft.to]).toEqual([true, ["B", "C"]]);
    expect([draft.reaches(table("BD")), draft.to]).toEqual([false, ["B", "C"]]);
  });

  it("is not for the substitute of somebody", () => {
    const draft = draftFor("C");
    const taken = table("BCD", { B: ["Bo"], C: ["Cleo", "Dag"], D: [""] });
    expect(draft.reaches(taken)).toBe(false);
    expect(draft.names(() => "Dag")).toEqual(["Cleo"]);
    draft.choose(["C"], taken);
    expect([draft.reaches(taken), draft.names(() => "?")]).toEqual([true, ["Dag"]]);
    expect(draftFor("D").names((seat) => `bot ${seat}`)).toEqual(["bot D"]);
  });

  it("forgets only while nothing is being written whom the last words were for", () => {
    const statement = draftFor("B", "");
    statement.begin("trust");
    statement.rest(table(""));
    expect(statement.to).toEqual(["B"]);
    const empty = draftFor("B", " ");
    empty.rest(table("B"));
    expect(empty.to).toEqual(["B"]);
    empty.rest(table(""));
    expect(empty.to).toEqual([]);
  });

  it("keeps what was typed until the server has taken it, and sends it once", async () => {
    const { sent, answers, send } = post();
    const draft = draftFor("BC", " words ");
    const first = draft.write(send);
    await draft.write(send);
    draft.typed += "and more";
    answers[0]!(true);
    await first;
    expect(sent).toEqual([["words", ["B", "C"]]]);
    expect(draft.typed).toBe("and more");
  });

  it("keeps exactly what was typed instead of the words that were sent", async () => {
    for (const steps of [["now then"], ["", "n", "no", "now", "now then"]]) {
      const { answers, send } = post();
      const draft = draftFor("", "no");
      const written = draft.write(send);
      if (steps.length === 1) draft.insertAt(0);
      for (const step of steps) draft.typed = step;
      answers[0]!(true);
      await written;
      expect(draft.typed).toBe("now then");
    }
  });

  it("keeps exactly what was typed after the words that were sent, though it was put in at their end", async () => {
    const { answers, send } = post();
    const draft = draftFor("", "no");
    const written = draft.write(send);
    draft.insertAt(2);
    draft.typed = "now then";
    answers[0]!(true);
    await written;
    expect(draft.typed).toBe("w then");
  });

  it("goes on with a statement that was changed while it was on its way", async () => {
    const { answers, send } = post();
    const draft = draftFor("", "");
    draft.begin("trust");
    draft.filled.seat = "C";
    const said = draft.say("trust C", send);
    draft.filled.seat = "D";
    answers[0]!(true);
    await said;
    expect([draft.form, draft.filled.seat, draft.isSending]).toEqual(["trust", "D", false]);
  });

  it("loses nothing that the server refuses", async () => {
    const { answers, send } = post();
    const draft = draftFor("B");
    const written = draft.write(send);
    answers[0]!(false);
    await written;
    draft.begin("trust");
    const said = draft.say("trust C", send);
    answers[1]!(false);
    await said;
    expect([draft.typed, draft.form, draft.to, draft.isSending]).toEqual(["words", "trust", ["B"], false]);
  });

  it("says a statement to everyone or to one, and never to everyone what is for several", async () => {
    const { sent, answers, send } = post();
    const draft = draftFor("BC", "");
    draft.begin("trust");
    await draft.say("trust D", send);
    expect(sent).toEqual([]);
    for (const to of ["B", ""]) {
      draft.choose([...to], table("BCD"));
      draft.begin("trust");
      const said = draft.say("trust D", send);
      answers.at(-1)!(true);
      await said;
      expect(draft.form).toBeNull();
    }
    expect(sent).toEqual([["trust D", "B"], ["trust D", null]]);
  });
});
