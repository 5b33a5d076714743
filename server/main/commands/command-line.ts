import { ConfigError } from '#server/core/config/clean-settings.ts';
import { toErrorReply } from '#server/core/http/replies/error-reply.ts';
import { errorMessage } from '#shared/caught.ts';
import { isAppError } from '#shared/errors.ts';

/** The command line was not understood. */
class UsageError extends Error {}

/** Reads a command line. @throws UsageError instead of what `parse` throws */
type Asked = <Values>(parse: () => Values) => Values;

function asked<Values>(parse: () => Values): Values {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(errorMessage(error));
  }
}

/** @throws UsageError for an empty argument: a variable that is not set would be taken for an option that is not given */
function refuseEmpty(args: readonly string[]): void {
  const place = args.findIndex((argument) => /^(?:--[\w-]+=)?\s*$/.test(argument));
  if (place < 0) return;
  const option = [args[place], args[place - 1]].find((argument) => argument?.startsWith('--'));
  throw new UsageError(option ? `${option.replace(/=.*/, '')} has no value.` : 'An argument is empty.');
}

/** What a command is called with, and what it says about itself. */
type Command = { usage: string; args: readonly string[] };

/**
 * Runs a command, or prints its usage for `--help`, and prints its result, or the reason for its failure in one line.
 * @returns the exit status: 0 success, 1 failure, 2 usage error
 */
export async function runCommand({ usage, args }: Command, work: (asked: Asked) => Promise<string>): Promise<number> {
  if (args.some((argument) => argument === '--help' || argument === '-h')) {
    process.stdout.write(usage);
    return 0;
  }
  try {
    refuseEmpty(args);
    process.stdout.write(`${await work(asked)}\n`);
    return 0;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    process.stderr.write(`${sayReason(error)}\n${isUsage ? `\n${usage}` : ''}`);
    return isUsage || error instanceof ConfigError ? 2 : 1;
  }
}

/** One line with the reason for refusing; for invalid input, its first field and the error. */
function sayReason(error: unknown): string {
  if (!isAppError(error)) return errorMessage(error);
  const { message, errors = {} } = toErrorReply(error, 'en');
  const [[field, reason] = []] = Object.entries(errors);
  return field ? `${field}: ${reason}` : message;
}
