import { type LogLine, logLevels } from '#shared/operations/system.ts';
import { isRecord } from '#shared/typed-entries.ts';

const most = { quiet: 100, loud: 100 };
const longestLine = 10_000;
const warning = 40;

/** The newest lines of the log of this process, in memory: warnings and errors are not pushed out by requests. */
export function createLogMemory() {
  const lines: Record<keyof typeof most, string[]> = { quiet: [], loud: [] };
  return {
    /** Keeps a line of JSON that was written. */
    keep(line: string): void {
      const level = Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0);
      const kind = level >= warning ? 'loud' : 'quiet';
      if (line.length <= longestLine) lines[kind].push(line);
      if (lines[kind].length > most[kind]) lines[kind].shift();
    },
    /** Newest first. */
    newest: (): LogLine[] =>
      [...lines.quiet, ...lines.loud]
        .flatMap((line) => readLine(line) ?? [])
        .sort((a, b) => b.at.localeCompare(a.at))
        .map((line, i) => ({ ...line, _id: String(i) })),
  };
}

export type LogMemory = ReturnType<typeof createLogMemory>;

type Told = Omit<LogLine, '_id'>;

function readLine(line: string): Told | undefined {
  try {
    const said: unknown = JSON.parse(line);
    return isRecord(said) ? toKept(said) : undefined;
  } catch {
    return undefined;
  }
}

/** Leaves out what could be personal: addresses, names, texts of errors. */
function toKept({ level, time, msg, err, ...more }: Record<string, unknown>): Told {
  const error = isRecord(err) ? err : {};
  // Without words of its own a line repeats those of the error, which may quote what somebody wrote.
  const message = msg === error.message ? '' : msg;
  const facts = [more.method, more.route, more.status, error.type, error.code, more.kind, more.reqId];
  return {
    at: new Date(Number(time)).toISOString(),
    level: logLevels[Math.min(3, Math.max(0, Math.floor(Number(level) / 10) - 2))] ?? 'info',
    message: String(message ?? ''),
    facts: facts.filter((fact) => typeof fact === 'string' || typeof fact === 'number').join(' · '),
  };
}
