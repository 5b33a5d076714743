import { limits } from '../limits.ts';
import { hour, kibibyte, mebibyte, minute, second } from '../units.ts';

/** Criteria of suspicion, and limits without a challenge. */
export const spamLimits = {
  /** No person fills in a form faster. */
  fastestMilliseconds: 3 * second,
  /** A form may stay open overnight; older ones were stored by a machine. */
  oldestMilliseconds: 48 * hour,
  windowMilliseconds: 10 * minute,
  /** Messages within a window, from one address and from all. */
  perAddress: 60,
  inAll: 600,
  /** Suspicious messages count several times, so that machines reach the limit sooner. */
  suspiciousWeight: 2,
  challengeMilliseconds: 30 * minute,
  /** Connections of one network at a time. */
  connections: 500,
} as const;

/** Letters of one lead within a window of messages, so that none holds up those of others; later ones wait. */
export const letterLimits = { perLead: 10, least: 3 } as const;

/** The price of an answer for a network that gave many within an hour (decision 31). */
export const answerLimits = {
  windowMilliseconds: hour,
  /** After this many answers the work doubles, up to `steps` times. */
  perStep: 30,
  steps: 3,
  /** After this many sums none is offered: browsers do work, people without JavaScript wait. */
  sums: 120,
} as const;

/** What staff make the server try elsewhere (letters, mail servers, places, DNS), in all within one window. */
export const trialLimits = { windowMilliseconds: spamLimits.windowMilliseconds, inAll: 20 } as const;

/** Limits on data that visitors can store, in bytes and rows, and on mails they can cause. */
export const storageLimits = {
  windowMilliseconds: hour,
  /** Messages, applications and additions on private pages with their files, stored for good, within an hour. */
  stored: {
    perNetwork: 25 * mebibyte,
    inAll: 1024 * mebibyte,
    /** With answered challenges, room for two sendings of three full files; beyond it a network waits. */
    mostPerNetwork: 32 * mebibyte,
    /** The rows of the smallest message. */
    least: 8 * kibibyte,
  },
  /** The storage factor of a text: its table, the search text and its index. */
  textFactor: 8,
  /** CVs of rejected forms, at any time; and what one network may write of them within an hour, replaced ones too. */
  keptCvs: {
    writtenPerNetwork: 32 * mebibyte,
    perNetwork: { bytes: 10 * mebibyte, rows: 100 },
    inAll: { bytes: 512 * mebibyte, rows: 5_000 },
  },
  /** Running uploads, across all processes. */
  underWay: { perNetwork: 15 * mebibyte, inAll: 256 * mebibyte, largest: limits.cvBytes },
  /** Unfinished texts, which are held in memory: those of forms, and whole bodies of other calls. */
  textsUnderWay: { perNetwork: 8 * mebibyte, inAll: 64 * mebibyte, largest: limits.jsonBytes },
  /** Mails of all kinds that one network causes within an hour; with digests at most 30. */
  mailsPerNetwork: 24,
  /** Mails to staff and automatic replies within an hour; staff get those beyond in a digest. */
  staffMails: 80,
  automaticReplies: 200,
  /** How long messages are gathered for a digest: three an hour for each of two departments. */
  digestMilliseconds: 20 * minute,
} as const;

/** The minimum upload rate while others are refused: five megabytes in ten minutes. */
export const uploadPace = { bytesPerSecond: (5 * mebibyte) / 600, afterMilliseconds: 30 * second } as const;

/** A limit multiplied by RATE_LIMIT_FACTOR; never less than `least`. */
export const multiplied = (limit: number, factor: number, least = 1): number =>
  Math.max(least, Math.round(limit * factor));
