import { hour, mebibyte, minute, second } from './units.ts';

/** When a message is suspicious, and how many are taken without asking anything. */
export const spamLimits = {
  /** Nobody fills a form faster. */
  fastestMilliseconds: 3 * second,
  /** A form may stay open over night and a day; what is older was kept by a machine. */
  oldestMilliseconds: 48 * hour,
  windowMilliseconds: 10 * minute,
  /** Messages within a window, from one address and from all. */
  perAddress: 60,
  inAll: 600,
  /** What is suspicious counts so many times, so that machines meet the limit sooner. */
  suspiciousWeight: 2,
  challengeMilliseconds: 30 * minute,
} as const;

/** What an answer costs a network that has given many within an hour (decision 34). */
export const answerLimits = {
  windowMilliseconds: hour,
  /** After this many answers the work doubles, up to `steps` times. */
  perStep: 30,
  steps: 3,
  /** After this many sums none is offered: browsers work, people without JavaScript wait. */
  sums: 120,
} as const;

/** What strangers may make us keep without being asked anything, in bytes and in rows, and the mails they may cause. */
export const storageLimits = {
  windowMilliseconds: hour,
  /** Messages and applications with their CVs, stored for good, within an hour. */
  stored: { perNetwork: 25 * mebibyte, inAll: 1024 * mebibyte },
  /** A text takes up so many times its size: in its table, in the texts for search and in their index. */
  textFactor: 8,
  /** CVs of rejected forms, as many as there are at a time. */
  keptCvs: {
    perNetwork: { bytes: 10 * mebibyte, rows: 100 },
    inAll: { bytes: 512 * mebibyte, rows: 5_000 },
  },
  /** Files on their way in, in all processes together. */
  underWay: { perNetwork: 15 * mebibyte, inAll: 256 * mebibyte },
  /** Mails to staff and automatic replies to senders, counted within an hour; staff read of what is beyond in one mail. */
  staffMails: { perNetwork: 30, inAll: 80 },
  automaticReplies: { perNetwork: 30, inAll: 200 },
  /** How long the messages are gathered that one mail tells of. */
  digestMilliseconds: 10 * minute,
} as const;

/** The pace that a file on its way in must keep while others find no room: five megabytes in ten minutes. */
export const uploadPace = { bytesPerSecond: (5 * mebibyte) / 600, afterMilliseconds: 30 * second } as const;

/** A limit as RATE_LIMIT_FACTOR multiplies it; never less than `least`. */
export const multiplied = (limit: number, factor: number, least = 1): number =>
  Math.max(least, Math.round(limit * factor));
