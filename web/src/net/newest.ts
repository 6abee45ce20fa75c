/** Of many wishes that come quickly one after another, only the newest counts. */
export class Newest {
  private wishes = 0;
  private underWay: Promise<unknown> = Promise.resolve();

  /**
   * What a wish finds; undefined once there is a newer one, whatever comes of it. A slow wish waits for the slow one
   * before it, so that a slider drawn across a game asks for a few moments and not for all that it passes.
   */
  async want<T>(isSlow: boolean, find: () => Promise<T>): Promise<T | undefined> {
    const mine = ++this.wishes;
    const isNewest = (): boolean => mine === this.wishes;
    if (isSlow) {
      await this.underWay;
      if (!isNewest()) return undefined;
    }
    const found = find();
    if (isSlow) this.underWay = found.catch(() => {});
    try {
      const result = await found;
      return isNewest() ? result : undefined;
    } catch (error) {
      if (isNewest()) throw error;
      return undefined;
    }
  }
}
