import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  // A logger's default fields (host name, process id) do not help a single operator.
  return pino({ level: logLevel, base: null, redact: ['req.headers.authorization', 'req.headers.cookie'] });
}
