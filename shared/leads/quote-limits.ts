/**
 * The most lines of a request, and in characters the longest remark about one and the longest country. Apart from the
 * schemas, which browsers need not load.
 */
export const quoteLimits = { lines: 12, note: 1_000, country: 100 } as const;
