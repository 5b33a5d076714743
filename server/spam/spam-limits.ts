const minute = 60 * 1000;

/** When a message is suspicious, and how many are taken without asking anything. */
export const spamLimits = {
  /** Nobody fills a form faster. */
  fastestMilliseconds: 3 * 1000,
  /** A form may stay open over night and a day; what is older was kept by a machine. */
  oldestMilliseconds: 48 * 60 * minute,
  windowMilliseconds: 10 * minute,
  /** Messages within a window, from one address and from all. */
  perAddress: 60,
  inAll: 600,
  /** What is suspicious counts so many times, so that machines meet the limit sooner. */
  suspiciousWeight: 2,
  challengeMilliseconds: 30 * minute,
} as const;
