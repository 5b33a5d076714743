/** What is asked of whoever sends more than usual: one of the two is enough. */
export type Challenge = {
  /** A sum in words, for people; the token says which. After very many answers of one network there is none. */
  question?: { token: string; first: number; second: number };
  /** Work for a browser, as ALTCHA describes it. */
  work: object;
};

/** A challenge on the wire, its question in the caller's language. */
export type AskedChallenge = { token?: string; question?: string; work: object };
