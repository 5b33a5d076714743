import { type Config, ConfigError, readConfig } from './config.ts';
import type { PageSource } from './http/http-parts.ts';
import { createSite, type Site } from './site.ts';

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

/** Not through the logger: logs are kept and shipped, this is for the owner's eyes at the terminal. */
function showOnce(administrator: Site['newAdministrator']): void {
  if (!administrator) return;
  const { username, password } = administrator;
  process.stdout.write(
    `Administrator "${username}" was created with the password ${password} (shown only this once).\n`,
  );
}

/** Finishes the requests under way, closes the database and leaves; a second signal leaves at once. */
function stopOnSignals(site: Site): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      process.once(signal, () => process.exit(1));
      await site.close();
      process.exit(0);
    });
  }
}

async function openSite(pages: () => Promise<PageSource>): Promise<void> {
  const config = readConfigOrExit();
  const site = await createSite(config, { pages: await pages() });
  stopOnSignals(site);
  showOnce(site.newAdministrator);
  const address = await site.http.listen({ port: config.port, host: config.host });
  process.stdout.write(`Mansooj is open at ${address}\n`);
  site.startWork();
}

/** Runs the site until a signal stops it; whatever prevents the start is told in one line. */
export async function runSite(pages: () => Promise<PageSource>): Promise<void> {
  try {
    await openSite(pages);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
