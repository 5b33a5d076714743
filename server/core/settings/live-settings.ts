import { isDeepStrictEqual } from 'node:util';
import type { Config } from '#server/core/config/config.ts';
import type { ChangeSignal } from '#server/core/db/change-signal.ts';
import type { Database } from '#server/core/db/database.ts';
import type { SettingPart } from '#shared/operations/site-settings.ts';
import { type AllChosen, readChosen, withChosen } from './chosen-settings.ts';

export type LiveSettings = Awaited<ReturnType<typeof openLiveSettings>>;

type Parts = {
  db: Database;
  /** What environment and settings file give. */
  config: Config;
  changes: Pick<ChangeSignal, 'subscribe'>;
  logger: { error(details: object, message: string): void };
};

const partOf: Record<SettingPart, (config: Config) => unknown> = {
  mail: ({ smtp, mailFrom }) => ({ smtp, mailFrom }),
  answers: ({ imap, mailReplyTo, mailUnmatched }) => ({ imap, mailReplyTo, mailUnmatched }),
  backups: ({ backup }) => backup,
};

/** The settings as they are now: those of the start, with what administrators chose since, in any process of the site. */
export async function openLiveSettings({ db, config, changes, logger }: Parts) {
  const listeners: { part: SettingPart; call: () => void }[] = [];
  let chosen: AllChosen = await readChosen(db);
  let current = withChosen(config, chosen);
  let reading = Promise.resolve();

  async function read(): Promise<void> {
    chosen = await readChosen(db);
    const [before, next] = [current, withChosen(config, chosen)];
    current = next;
    for (const { part, call } of listeners) if (!isDeepStrictEqual(partOf[part](before), partOf[part](next))) call();
  }

  /** Reads what was chosen again, one reading after the other. */
  function reload(): Promise<void> {
    const done = reading.then(read);
    reading = done.catch((error: unknown) => logger.error({ err: error }, 'the settings could not be read again'));
    return done;
  }

  const unsubscribe = changes.subscribe((tables) => {
    if (tables === 'all' || tables.has('setting')) void reload().catch(() => {});
  });
  return {
    given: config,
    now: (): Config => current,
    chosen: (): AllChosen => chosen,
    /** `call` is called after the settings of a part have changed. */
    onChange: (part: SettingPart, call: () => void): void => void listeners.push({ part, call }),
    reload,
    async close(): Promise<void> {
      unsubscribe();
      await reading;
    },
  };
}
