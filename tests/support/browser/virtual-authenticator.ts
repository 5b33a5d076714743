import type { Page } from 'playwright-core';

/** Chromium's virtual device with discoverable passkeys, whose user is always verified. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credentials = async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    credentials,
    /** The device is lost: the browser has it no more. */
    lose: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    /** The device counts its uses from here on. */
    async setCounter(signCount: number): Promise<void> {
      for (const credential of await credentials()) {
        const { credentialId } = credential;
        await session.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
        await session.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount } });
      }
    },
  };
}
