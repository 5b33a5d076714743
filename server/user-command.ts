import { parseArgs } from 'node:util';
import { newPasswordSchema, newUserSchema, type Role, roles, type User, userRoleSchema } from '#shared/account.ts';
import { isAppError } from '#shared/errors.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import { createUserService, type UserService } from './auth/user-service.ts';
import { ConfigError, readConfig } from './config.ts';
import { toErrorReply } from './http/error-reply.ts';
import { openData } from './open-data.ts';
import { readNewPassword } from './read-password.ts';

const usage = `Who may sign in:

  npm run user -- list
  npm run user -- add NAME [--role ${roles.join('|')}] [--password-stdin]
  npm run user -- password NAME [--password-stdin]
  npm run user -- role NAME ${roles.join('|')}
  npm run user -- remove NAME

A new user is an administrator unless --role says otherwise. Passwords are asked for without being shown, or read from
standard input with --password-stdin. A new password, and removal, end the user's sessions.
`;

/** The command line was not understood. */
class UsageError extends Error {}

type Asked = { values: { role?: string; 'password-stdin'?: boolean }; rest: string[]; users: UserService };
type Act = (name: string, asked: Asked) => Promise<string>;

const acts: Record<string, Act> = {
  async list(_name, { users }) {
    return table((await users.listUsers()).items);
  },
  async add(name, { users, values }) {
    const { role, username } = checked({ username: name, role: values.role ?? 'admin' });
    const password = await newPassword(values);
    const user = await users.createUser(parseOrRefuse(newUserSchema, { username, password, role }));
    return `Added ${user.username} (${user.role}).`;
  },
  async password(name, { users, values }) {
    const user = await findUser(users, name);
    await users.resetPassword(user._id, await newPassword(values));
    return `${user.username} has a new password; every session has ended.`;
  },
  async role(name, { users, rest, values }) {
    const { role } = parseOrRefuse(userRoleSchema, { role: rest[0] ?? values.role });
    const user = await users.changeRole((await findUser(users, name))._id, role);
    return `${user.username} is now ${user.role}.`;
  },
  async remove(name, { users }) {
    const user = await findUser(users, name);
    await users.removeUser(user._id);
    return `Removed ${user.username}.`;
  },
};

/** Name and role are looked at before anyone is asked for a password. */
function checked(asked: { username: string; role: string }): { username: string; role: Role } {
  return parseOrRefuse(newUserSchema.omit({ password: true }), asked);
}

async function newPassword(values: Asked['values']): Promise<string> {
  const password = await readNewPassword({ fromInput: values['password-stdin'] ?? false });
  return parseOrRefuse(newPasswordSchema, { password }).password;
}

async function findUser(users: UserService, name: string): Promise<User> {
  const user = await users.findUser(name);
  if (!user) throw new Error(`There is no user called ${name}.`);
  return user;
}

function table(users: User[]): string {
  const rows = [['NAME', 'ROLE', 'SESSIONS', 'LAST SEEN'], ...users.map(toRow)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const toRow = ({ username, role, sessions, lastSeenAt }: User) => [username, role, String(sessions), lastSeenAt ?? '-'];

function readCommandLine(parameters: string[]) {
  const options = { role: { type: 'string' }, 'password-stdin': { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: parameters, options, allowPositionals: true });
    const [name = '', ...rest] = positionals.slice(1);
    return { act: positionals[0] ?? '', name, rest, values };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function chooseAct({ act, name, rest }: { act: string; name: string; rest: string[] }): Act {
  const chosen = Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (!chosen) throw new UsageError(act ? `There is no ${act}.` : 'What shall be done?');
  if (!name && act !== 'list') throw new UsageError('The name of the user is missing.');
  if (rest.length > Number(act === 'role')) throw new UsageError(`What is ${rest.at(-1)}? Quote a name with spaces.`);
  return chosen;
}

async function act(parameters: string[], environment: Record<string, string | undefined>): Promise<string> {
  const asked = readCommandLine(parameters);
  const chosen = chooseAct(asked);
  const database = await openData(readConfig(environment));
  try {
    return await chosen(asked.name, { ...asked, users: createUserService(database) });
  } finally {
    await database.close();
  }
}

/** One line about why nothing was done. */
function reasonOf(error: unknown): string {
  if (!isAppError(error)) return error instanceof Error ? error.message : String(error);
  const { message, errors = {} } = toErrorReply(error, 'en');
  const [[field, reason] = []] = Object.entries(errors);
  return field ? `${field}: ${reason}` : message;
}

/**
 * `npm run user -- …`: changes who may sign in, also beside a running site.
 * @returns the exit status: 0 done, 1 refused, 2 not understood
 */
export async function runUserCommand(
  parameters: string[],
  environment: Record<string, string | undefined>,
): Promise<number> {
  try {
    process.stdout.write(`${await act(parameters, environment)}\n`);
    return 0;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    process.stderr.write(`${reasonOf(error)}\n${isUsage ? `\n${usage}` : ''}`);
    return isUsage || error instanceof ConfigError ? 2 : 1;
  }
}
