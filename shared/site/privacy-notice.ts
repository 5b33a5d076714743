/** The privacy notice at /privacy that applies now; its version is stored with everything a visitor sends. */
export const privacyNotice = { version: '6', date: '2026-11-26' } as const;
