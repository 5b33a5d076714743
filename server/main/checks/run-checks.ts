import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#server/core/config/config.ts';
import { errorMessage, readErrorCode } from '#shared/caught.ts';

/** One line about a setting: what was found, and how to mend it. */
export type CheckLine = { level: 'ok' | 'warning' | 'error'; setting: string; says: string };

/** A finding about the first setting of its check, unless it names another one. */
export type Remark = Pick<CheckLine, 'level' | 'says'> & { setting?: string };

/** Looks at what settings name; undefined: there is nothing to say. It changes nothing, and need not watch the time. */
export type Check = {
  /** It is left out when one of these is invalid. */
  settings: [string, ...string[]];
  look(config: Config): Promise<Remark | Remark[] | undefined>;
};

const remarkOf =
  (level: CheckLine['level']) =>
  (says: string, setting?: string): Remark => ({ level, says, ...(setting && { setting }) });

export const ok = remarkOf('ok');
export const warning = remarkOf('warning');
export const failure = remarkOf('error');

/** The code of an error of the network or the system, also of one that `fetch` hides; else its name or message. */
export function readReason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const named = cause instanceof Error && cause.name !== 'Error' ? cause.name : errorMessage(cause);
  // Its code is a number.
  if (named === 'TimeoutError') return 'timeout';
  // `fetch` refuses ports as browsers do.
  const reason = named === 'bad port' ? 'a port that browsers refuse' : named;
  return String(readErrorCode(error) ?? readErrorCode(cause) ?? reason);
}

const longestSeconds = 5;

/** Makes all checks at the same time, within five seconds, but for those of `invalid` settings. */
export async function runChecks(
  checks: readonly Check[],
  config: Config,
  invalid: ReadonlySet<string>,
): Promise<CheckLine[]> {
  const possible = checks.filter(({ settings }) => !settings.some((name) => invalid.has(name)));
  const silent = failure(`There was no answer within ${longestSeconds} s. Is it reachable from this machine?`);
  const found = possible.map(async ({ settings: [setting], look }) => {
    const looked = look(config).catch((error: unknown) => failure(errorMessage(error)));
    const remarks = await Promise.race([looked, wait(longestSeconds * 1000, silent, { ref: false })]);
    return [remarks ?? []].flat().map((remark) => ({ setting, ...remark }));
  });
  return (await Promise.all(found)).flat();
}
