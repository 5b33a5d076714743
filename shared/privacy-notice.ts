/** The privacy notice at /privacy that applies now; its version is stored with everything a visitor sends. */
export const privacyNotice = { version: '3', date: '2026-11-21' } as const;
