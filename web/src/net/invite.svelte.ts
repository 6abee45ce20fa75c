/** Where other devices open the tables of this server. A page that was opened by an address such as 127.0.0.1 must not hand that on:
 *  on another device it means the other device. */
import { isItself } from "./hosts";
import { rest } from "./rest";

class Invite {
  /** What others call the machine of the server, empty if they cannot reach it; null while that is not known. */
  private elsewhere = $state<string | null>(null);

  constructor() {
    if (isItself(location.hostname)) void rest.games().then(({ elsewhere }) => (this.elsewhere = elsewhere), () => {});
  }

  get origin(): string {
    return this.elsewhere ? `${location.protocol}//${this.elsewhere}${location.port && `:${location.port}`}` : location.origin;
  }

  /** Whether no other device can reach the server. */
  get isLocal(): boolean {
    return this.elsewhere === "";
  }

  linkTo(table: string): string {
    return `${this.origin}/t/${table}`;
  }
}

export const invite = new Invite();
