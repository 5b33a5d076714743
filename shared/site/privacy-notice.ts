/** The privacy notice at /privacy that applies now; its version is stored with everything a visitor sends. */
export const privacyNotice = { version: '8', date: '2026-12-02' } as const;
