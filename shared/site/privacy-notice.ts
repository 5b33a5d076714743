/** The privacy notice at /privacy that applies now; its version is stored with everything a visitor sends. */
export const privacyNotice = { version: '7', date: '2026-11-28' } as const;
