/** The challenge for frequent senders: either answer is accepted. */
export type Challenge = {
  /** A sum in words, for people; identified by its token. Not offered after very many answers of one network. */
  question?: { token: string; first: number; second: number };
  /** Work for a browser, as ALTCHA describes it. */
  work: object;
};

/** A challenge on the wire, its question in the caller's language. */
export type AskedChallenge = { token?: string; question?: string; work: object };
