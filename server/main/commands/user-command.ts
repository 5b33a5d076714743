import { parseArgs } from 'node:util';
import { createAuditService, type NewAuditEntry } from '#server/accounts/audit/audit-service.ts';
import type { SecondFactorService } from '#server/accounts/second-factor/second-factor-service.ts';
import type { UserService } from '#server/accounts/users/user-service.ts';
import { spellCommand } from '#server/core/config/spell-command.ts';
import { queueMail } from '#server/core/mail/queue-mail.ts';
import { openData } from '#server/operations/backup/open-data.ts';
import { createAccountServices } from '#server/site/services/account-services.ts';
import {
  type NewUser,
  newPasswordSchema,
  newUserSchema,
  userChangeSchema,
  userRoleSchema,
} from '#shared/accounts/account.ts';
import type { User } from '#shared/accounts/account-answers.ts';
import { roles } from '#shared/accounts/roles.ts';
import { listKeys } from '#shared/typed-entries.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import { makeCommand } from './command-line.ts';
import { readNewPassword } from './read-password.ts';

const usage = `Who may sign in:

  ${spellCommand('user')} list
  ${spellCommand('user')} add NAME [--role ${roles.join('|')}] [--email ADDRESS] [--password-stdin]
  ${spellCommand('user')} password NAME [--password-stdin]
  ${spellCommand('user')} role NAME ${roles.join('|')}
  ${spellCommand('user')} email NAME [ADDRESS]
  ${spellCommand('user')} second-factor-off NAME
  ${spellCommand('user')} remove NAME

A new user is an administrator unless --role says otherwise. Passwords are asked for without being shown, or read from
standard input with --password-stdin. A new password, and removal, end the user's sessions. Without ADDRESS, email takes the
address away.
`;

type Asked = {
  values: { role?: string; email?: string; 'password-stdin'?: boolean };
  rest: string[];
  users: UserService;
  secondFactor: SecondFactorService;
  /** Records the action in the audit log. */
  record(action: NewAuditEntry['action'], user: User, fields?: string[]): Promise<void>;
};
type Act = (name: string, asked: Asked) => Promise<string>;

type Option = keyof Asked['values'];
type Taken = { options?: Option[]; most?: number };

/** The options of each act, and how many arguments it takes at most: the name, unless something else is said. */
const taken: Record<string, Taken> = {
  list: { most: 0 },
  add: { options: ['role', 'email', 'password-stdin'] },
  password: { options: ['password-stdin'] },
  role: { most: 2 },
  email: { most: 2 },
};

const acts: Record<string, Act> = {
  async list(_name, { users }) {
    return table((await users.listUsers()).items);
  },
  async add(name, { users, values, record }) {
    const { password: _asked, ...known } = checked({ ...values, username: name, role: values.role ?? 'admin' });
    const password = await newPassword(values);
    const user = await users.createUser(parseOrRefuse(newUserSchema, { ...known, password }));
    await record('created', user, Object.keys(known));
    return `Added ${user.username} (${user.role}).`;
  },
  async password(name, { users, values, record }) {
    const user = await findUser(users, name);
    await users.resetPassword(user._id, await newPassword(values));
    await record('password_reset', user);
    return `${user.username} has a new password; every session has ended.`;
  },
  async role(name, { users, rest, record }) {
    const { role } = parseOrRefuse(userRoleSchema, { role: rest[0] });
    const user = await users.changeUser((await findUser(users, name))._id, { role });
    await record('changed', user, ['role']);
    return `${user.username} is now ${user.role}.`;
  },
  async email(name, { users, rest, record }) {
    const { email = '' } = parseOrRefuse(userChangeSchema, { email: rest[0] ?? '' });
    const user = await users.changeUser((await findUser(users, name))._id, { email });
    await record('changed', user, ['email']);
    return user.email ? `${user.username} is now reached at ${user.email}.` : `${user.username} has no address now.`;
  },
  async 'second-factor-off'(name, { users, secondFactor, record }) {
    const user = await findUser(users, name);
    await secondFactor.reset(user._id);
    await record('totp_turned_off', user);
    return `${user.username} signs in without a second factor.`;
  },
  async remove(name, { users, record }) {
    const user = await findUser(users, name);
    await users.removeUser(user._id);
    await record('deleted', user);
    return `Removed ${user.username}.`;
  },
};

/** Name and role are checked before the password prompt. */
function checked(asked: object): Omit<NewUser, 'password'> & { password?: undefined } {
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
  const options = {
    role: { type: 'string' },
    email: { type: 'string' },
    'password-stdin': { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ args: parameters, options, allowPositionals: true });
  const [act = '', ...named] = positionals;
  const [name = '', ...rest] = named;
  return { act: chooseAct(act, named, values), name, rest, values };
}

function chooseAct(act: string, named: string[], values: Asked['values']): Act {
  const chosen = Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (!chosen) throw new Error(act ? `There is no ${act}.` : 'What shall be done?');
  const { options = [], most = 1 }: Taken = taken[act] ?? {};
  if (named.length === 0 && most > 0) throw new Error('The name of the user is missing.');
  if (named.length > most) throw new Error(`What is ${named.at(-1)}? Quote a name with spaces.`);
  const unknown = listKeys(values).find((name) => !options.includes(name));
  if (unknown) throw new Error(`${act} takes no --${unknown}.`);
  requireRole(values.role ?? (act === 'role' ? (named[1] ?? '') : undefined));
  return chosen;
}

/** @throws Error that names all roles for one that is none of them */
function requireRole(role: string | undefined): void {
  if (role === undefined || roles.some((known) => known === role)) return;
  const known = `${roles.slice(0, -1).join(', ')} or ${roles.at(-1)}.`;
  throw new Error(role ? `There is no role ${role}: ${known}` : `Which role? ${known}`);
}

/** The command `user`: manages users, also beside a running site. */
export const runUserCommand = makeCommand({
  usage,
  read: readCommandLine,
  async work(asked, config) {
    const { siteUrl, rateLimitFactor } = config;
    await using database = await openData(config);
    const { db } = database;
    const audit = createAuditService({ db });
    const mail = { isSetUp: false, queueMail };
    const accounts = createAccountServices({ db, audit, mail, siteUrl, rateLimitFactor, logger: console });
    return await asked.act(asked.name, {
      ...asked,
      ...accounts,
      record: (action, user, fields) =>
        audit.record({ action, section: 'users', record: user._id, fields, call: 'npm run user' }),
    });
  },
});
