import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import type { LogMemory } from './log-memory.ts';

/** Writes to standard output; `memory` keeps the newest lines for administrators. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, memory?: LogMemory): Logger {
  // A logger's default fields (host name, process id) do not help a single operator.
  const options = { level: logLevel, base: null, redact: ['req.headers.authorization', 'req.headers.cookie'] };
  if (!memory) return pino(options);
  const output = pino.destination(1);
  return pino(options, {
    write(line) {
      output.write(line);
      memory.keep(line);
    },
  });
}
