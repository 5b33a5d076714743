import { parseArgs } from 'node:util';
import { ConfigError, type Environment } from '#server/core/config/clean-settings.ts';
import { type Config, readConfig } from '#server/core/config/config.ts';
import { explainLateFault } from '#server/core/db/explain-opening.ts';
import { toErrorReply } from '#server/core/http/replies/error-reply.ts';
import { errorMessage } from '#shared/caught.ts';
import { isAppError } from '#shared/errors.ts';
import { requireInstallation } from './require-installation.ts';

/** What a command is, but for its name. */
type Command<Asked> = {
  usage: string;
  /** Reads the command line. Whatever it throws is answered with the usage. */
  read(args: string[]): Asked;
  /** The settings that the command line gives, in place of those of the environment. */
  settings?(asked: Asked, environment: Environment): Environment;
  /** Whether there need not be an installation yet. */
  isForNew?: boolean;
  /** @returns what is shown when it is done */
  work(asked: Asked, config: Config): Promise<string>;
};

/**
 * Runs a command with its parameters in an environment that has the lines of the settings file.
 * @returns the exit status: 0 done, 1 refused or failed, 2 not understood
 */
export type RunCommand = (args: string[], environment: Environment) => Promise<number>;

/** The command line was not understood. */
class UsageError extends Error {}

/** Reads the command line of a command without parameters. */
export const readNothing = (args: string[]): unknown => parseArgs({ args, options: {} });

/** @throws UsageError for an empty argument: a variable that is not set would be taken for an option that is not given */
function refuseEmpty(args: readonly string[]): void {
  const place = args.findIndex((argument) => /^(?:--[\w-]+=)?\s*$/.test(argument));
  if (place < 0) return;
  const option = [args[place], args[place - 1]].find((argument) => argument?.startsWith('--'));
  throw new UsageError(option ? `${option.replace(/=.*/, '')} has no value.` : 'An argument is empty.');
}

/** A command that prints its usage for `--help`, and its result, or the reason for its failure in one line. */
export function makeCommand<Asked>(command: Command<Asked>): RunCommand {
  return async (args, environment) => {
    if (args.some((argument) => argument === '--help' || argument === '-h')) {
      process.stdout.write(command.usage);
      return 0;
    }
    try {
      process.stdout.write(`${await carryOut(command, args, environment)}\n`);
      return 0;
    } catch (error) {
      const isUsage = error instanceof UsageError;
      process.stderr.write(`${sayReason(error)}\n${isUsage ? `\n${command.usage}` : ''}`);
      return isUsage || error instanceof ConfigError ? 2 : 1;
    }
  };
}

async function carryOut<Asked>(command: Command<Asked>, args: string[], environment: Environment): Promise<string> {
  refuseEmpty(args);
  const asked = readOrExplain(command, args);
  const given = command.settings?.(asked, environment) ?? {};
  const config = readGiven(args, { ...environment, ...given }, given);
  if (!command.isForNew) requireInstallation(config);
  try {
    return await command.work(asked, config);
  } catch (error) {
    throw explainLateFault(error, config);
  }
}

/** The settings; what is wrong with one that the command line gives is said of its option. */
function readGiven(args: readonly string[], environment: Environment, given: Environment): Config {
  try {
    return readConfig(environment);
  } catch (error) {
    const value = error instanceof ConfigError ? given[error.setting] : undefined;
    const place = args.findIndex((argument) => argument === value || argument.endsWith(`=${value}`));
    const option = [args[place], args[place - 1]].find((argument) => argument?.startsWith('--'));
    if (!(error instanceof ConfigError) || value === undefined || !option) throw error;
    const named = error.message.replace(`The setting ${error.setting}`, option.replace(/=.*/s, ''));
    throw new ConfigError(error.setting, named);
  }
}

function readOrExplain<Asked>({ read }: Command<Asked>, args: string[]): Asked {
  try {
    return read(args);
  } catch (error) {
    throw new UsageError(errorMessage(error));
  }
}

/** One line with the reason for refusing; for invalid input, its first field and the error. */
function sayReason(error: unknown): string {
  if (!isAppError(error)) return errorMessage(error);
  const { message, errors = {} } = toErrorReply(error, 'en');
  const [[field, reason] = []] = Object.entries(errors);
  return field ? `${field}: ${reason}` : message;
}
