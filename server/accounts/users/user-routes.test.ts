import { describe, expect, it } from 'vitest';
import { accountQueries } from '#server/accounts/account-queries.ts';
import { signInLimits } from '#shared/accounts/account.ts';
import type { User } from '#shared/accounts/account-answers.ts';
import { roles } from '#shared/accounts/roles.ts';
import { cheapPasswordHash } from '../../../tests/support/sites/cheap-password.ts';
import { useUserCalls } from '../../../tests/support/sites/user-calls.ts';

const another = 'a long enough one';

const { password, site, admin, add, givenUser, callerId } = useUserCalls();

async function signIn(username: string, secret: string, remoteAddress = '127.0.0.1') {
  const payload = { username, password: secret };
  const reply = await site().http.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress });
  return { status: reply.statusCode, headers: { authorization: `Bearer ${reply.json().token}` } };
}
async function statusOfMe(headers: { authorization: string }): Promise<number> {
  return (await site().http.inject({ url: '/api/auth/me', headers })).statusCode;
}
async function names(): Promise<string[]> {
  const users: User[] = (await admin().get('/users')).json();
  return users.map(({ username }) => username);
}

describe('adding a user', () => {
  it('answers the user without the password, who can then sign in', async () => {
    const reply = await add({ username: '  Rania Haddad ' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      _id: expect.any(String),
      username: 'Rania Haddad',
      role: 'admin',
      email: null,
      hasTotp: false,
      createdAt: expect.stringMatching(/Z$/),
      sessions: 0,
      lastSeenAt: null,
    });
    expect((await signIn('rania haddad', password)).status).toBe(200);
  });

  it.each(['رانية.حدّاد', 'noor@mansooj.example', "D'Arcy", 'a', 'sami-2'])('takes the name %s', async (username) => {
    expect((await add({ username })).statusCode).toBe(201);
    expect((await signIn(username, password)).status).toBe(200);
  });

  it.each([
    ['username', '', 'Username is required'],
    ['username', 'a\u202eb', /letters and digits/],
    ['username', 'a  b', /letters and digits/],
    ['username', 'a\0b', /letters and digits/],
    ['username', '<b>', /letters and digits/],
    ['username', 'x'.repeat(201), 'At most 200 characters are allowed'],
    ['username', 7, 'Username is required'],
    ['password', '', 'Password is required'],
    ['password', 'eleven char', 'At least 12 characters are needed'],
    ['password', 'x'.repeat(129), 'At most 128 characters are allowed'],
    ['role', 'owner', 'Please choose one of the listed values'],
  ])('refuses the %s %j', async (field, value, message) => {
    const reply = await add({ [field]: value });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ success: false, code: 'invalid' });
    const told = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(reply.json().errors).toEqual({ [field]: told });
    expect(reply.body).not.toContain('x'.repeat(129));
    expect(await names()).toHaveLength(1);
  });

  it('refuses a name that is the address of another user, and an address that is another’s name', async () => {
    const email = 'noor@mansooj.example';
    expect((await add({ username: email, email })).statusCode).toBe(201);
    expect((await add({ username: 'Sami', email: 'sami@mansooj.example' })).statusCode).toBe(201);
    for (const [user, field] of [
      [{ username: ' Sami@Mansooj.example' }, 'username'],
      [{ username: 'Noor', email: 'NOOR@mansooj.example' }, 'email'],
    ] as const) {
      const reply = await add(user);
      expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([409, [field]]);
    }
    const { _id } = await givenUser();
    const reply = await admin().call('PATCH', `/users/${_id}`, { email });
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([409, ['email']]);
  });

  it('stores a name in its plain letters, by which it is signed in however it is typed', async () => {
    const wide = '\uff41dmin2';
    const reply = await add({ username: wide });
    expect([reply.statusCode, reply.json().username]).toEqual([201, 'admin2']);
    expect((await signIn('admin2', password)).status).toBe(200);
    expect((await signIn(wide, password)).status).toBe(200);
    expect((await add({ username: 'ADMIN2' })).json().errors).toEqual({ username: 'This username is taken' });
  });

  it.each([
    ['\u0430dmin', 'Cyrillic'],
    ['adm\u03b9n', 'Greek'],
    ['Noor \u041daddad', 'Cyrillic'],
    ['n\u043e\u043er@mansooj.example', 'Cyrillic'],
  ])('refuses %s, a word of which has a letter that is %s, in the language of the caller', async (username) => {
    const inArabic = { 'accept-language': 'ar' };
    const english = await add({ username });
    const arabic = await admin().call('POST', '/users', { username, password, role: 'admin' }, inArabic);
    expect([english.statusCode, arabic.statusCode]).toEqual([422, 422]);
    expect(english.json().errors.username).toMatch(/one alphabet/);
    expect(arabic.json().errors.username).toMatch(/أبجدية واحدة/);
    expect(await names()).toHaveLength(1);
  });

  it.each([
    ['Paco', '\u0420\u0430\u0441\u043e'],
    ['\u0420\u0430\u0441\u043e', 'paco'],
    ['lina', 'Iina'],
    ['sales0', 'salesO'],
    ['علي', 'عل\u06cc'],
    ['حداد', 'حدّاد'],
    ['كمال', 'كم\u0640ال'],
    ['sales2', 'sales٢'],
  ])('refuses a name that looks like that of another user: %s, %s', async (known, alike) => {
    expect((await add({ username: known })).statusCode).toBe(201);
    const { headers } = await signIn(known, password);
    const reply = await add({ username: alike });
    expect([reply.statusCode, reply.json().errors]).toEqual([409, { username: expect.stringMatching(/looks like/) }]);
    const invitation = { username: alike, role: 'sales' };
    expect((await admin().call('POST', '/users/invitations', invitation)).statusCode).toBe(409);
    expect(await statusOfMe(headers)).toBe(200);
  });

  it('refuses a name that looks like that of somebody who is invited', async () => {
    expect((await admin().call('POST', '/users/invitations', { username: 'Paco', role: 'sales' })).statusCode).toBe(
      201,
    );
    expect((await add({ username: '\u0420\u0430\u0441\u043e' })).statusCode).toBe(409);
  });

  it('takes names of one script each that look like no other', async () => {
    for (const username of ['Роман', 'Noor Роман', 'Νίκος', 'Jose', 'José', 'سارة 2', 'Noor-نور', 'user1', 'user2'])
      expect([username, (await add({ username })).statusCode]).toEqual([username, 201]);
  });

  it('lets those in whose names are alike since before', async () => {
    const passwordHash = cheapPasswordHash(password);
    for (const username of ['samir', 's\u0430mir', '\uff53ami'])
      await accountQueries.insert(site().database.db, { username, passwordHash, role: 'sales' });
    for (const username of ['samir', 's\u0430mir', '\uff53ami', 'sami'])
      expect([username, (await signIn(username, password)).status]).toEqual([username, 200]);
  });

  it('refuses a password that is easily guessed', async () => {
    for (const guess of ['password1234', 'Rania.2026 2026', 'mansooj-industries']) {
      const reply = await add({ password: guess, username: 'Rania.2026' });
      expect([guess, reply.statusCode, Object.keys(reply.json().errors)]).toEqual([guess, 422, ['password']]);
    }
  });

  it('accepts every role of the shared list', async () => {
    for (const role of roles) expect((await givenUser({ username: `is ${role}`, role })).role).toBe(role);
  });

  it('resets the failures: guesses at the name before do not block the new user', async () => {
    const { failures } = signInLimits;
    for (let i = 0; i < failures; i++) await signIn('Rania', 'a guess', '203.0.113.7');
    expect((await signIn('Rania', password)).status).toBe(429);
    await givenUser();
    expect((await signIn('Rania', password)).status).toBe(200);
  });
});

describe('the list of users', () => {
  it('shows who is signed in, and neither passwords nor hashes', async () => {
    await givenUser();
    await signIn('Rania', password);
    await signIn('Rania', password);
    const reply = await admin().get('/users?q=RANIA');
    expect(reply.json()).toMatchObject([{ username: 'Rania', sessions: 2, lastSeenAt: expect.any(String) }]);
    expect(reply.body).not.toMatch(/argon2|password|hash|token/i);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('changing a role', () => {
  it('counts at once, for sessions that are open too', async () => {
    const { _id } = await givenUser();
    const { headers } = await signIn('Rania', password);
    expect((await site().http.inject({ url: '/api/contacts', headers })).statusCode).toBe(200);
    const reply = await admin().call('PATCH', `/users/${_id}`, { role: 'user' });
    expect(reply.json()).toMatchObject({ _id, role: 'user', sessions: 1 });
    expect((await site().http.inject({ url: '/api/contacts', headers })).statusCode).toBe(403);
  });

  it('refuses an unknown role', async () => {
    const { _id } = await givenUser();
    const reply = await admin().call('PATCH', `/users/${_id}`, { role: 'owner' });
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, ['role']]);
  });
});

describe('resetting a password', () => {
  it('ends every session, the old password and the block of the name', async () => {
    const { _id } = await givenUser();
    const { headers } = await signIn('Rania', password);
    for (let i = 0; i < signInLimits.failures; i++) await signIn('Rania', 'a guess', '203.0.113.7');
    const reply = await admin().call('PUT', `/users/${_id}/password`, { password: another });
    expect(reply.json()).toEqual({ success: true, message: 'Password reset successfully' });
    expect(await statusOfMe(headers)).toBe(401);
    expect((await signIn('Rania', password)).status).toBe(401);
    expect((await signIn('Rania', another)).status).toBe(200);
  });

  it('is not allowed for one’s own', async () => {
    const reply = await admin().call('PUT', `/users/${await callerId()}/password`, { password: another });
    expect(reply.statusCode).toBe(409);
  });

  it('refuses a short one, and the old one still works', async () => {
    const { _id } = await givenUser();
    const reply = await admin().call('PUT', `/users/${_id}/password`, { password: 'short' });
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, ['password']]);
    expect((await signIn('Rania', password)).status).toBe(200);
  });
});

describe('ending sessions', () => {
  it('ends those of another user', async () => {
    const { _id } = await givenUser();
    const { headers } = await signIn('Rania', password);
    expect((await admin().delete(`/users/${_id}/sessions`)).statusCode).toBe(200);
    expect(await statusOfMe(headers)).toBe(401);
    expect(await statusOfMe(admin().token)).toBe(200);
  });

  it('keeps the one that asks', async () => {
    await givenUser();
    const [here, elsewhere] = [await signIn('Rania', password), await signIn('Rania', password)];
    const { _id } = (await admin().get('/users?q=Rania')).json()[0];
    await site().http.inject({ method: 'DELETE', url: `/api/users/${_id}/sessions`, headers: here.headers });
    expect([await statusOfMe(here.headers), await statusOfMe(elsewhere.headers)]).toEqual([200, 401]);
  });
});

describe('deleting a user', () => {
  it('ends the sessions, and a later user of the same name inherits nothing', async () => {
    const { _id } = await givenUser();
    const { headers } = await signIn('Rania', password);
    for (let i = 0; i < 3; i++) await signIn('Rania', 'a guess');
    const reply = await admin().delete(`/users/${_id}`);
    expect(reply.json()).toEqual({ success: true, message: 'User deleted successfully' });
    expect(await statusOfMe(headers)).toBe(401);
    const later = await givenUser({ password: another, role: 'user' });
    expect(later._id).not.toBe(_id);
    expect(later).toMatchObject({ sessions: 0, lastSeenAt: null });
    expect(await statusOfMe(headers)).toBe(401);
    expect((await signIn('Rania', password)).status).toBe(401);
    const sessions = await site().database.db.selectFrom('session').select('account_id').execute();
    expect(sessions.map(({ account_id }) => account_id)).not.toContain(_id);
  });

  it('is refused for oneself', async () => {
    await givenUser();
    const reply = await admin().delete(`/users/${await callerId()}`);
    expect([reply.statusCode, reply.json().message]).toEqual([409, 'You cannot delete yourself.']);
    expect(await names()).toHaveLength(2);
  });
});

describe('changing one’s own password', () => {
  const change = (body: object, headers: Record<string, string>) =>
    site().http.inject({ method: 'PUT', url: '/api/auth/password', payload: body, headers });

  it('ends the other sessions and keeps this one, for every role', async () => {
    await givenUser({ role: 'user' });
    const [here, elsewhere] = [await signIn('Rania', password), await signIn('Rania', password)];
    const reply = await change({ current: password, next: another }, { ...here.headers, 'accept-language': 'ar' });
    expect(reply.json()).toEqual({ success: true, message: 'تم تغيير كلمة المرور بنجاح' });
    expect([await statusOfMe(here.headers), await statusOfMe(elsewhere.headers)]).toEqual([200, 401]);
    expect((await signIn('Rania', password)).status).toBe(401);
    expect((await signIn('Rania', another)).status).toBe(200);
  });

  it('requires the current one, and limits guesses like sign-in', async () => {
    await givenUser();
    const { headers } = await signIn('Rania', password);
    const reply = await change({ current: 'a guess', next: another }, headers);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({ current: 'The current password is wrong' });
    for (let i = 1; i < signInLimits.failures; i++) await change({ current: 'a guess', next: another }, headers);
    const late = await change({ current: password, next: another }, headers);
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('refuses a short one, missing authentication, and a body that is not JSON', async () => {
    await givenUser();
    const { headers } = await signIn('Rania', password);
    expect((await change({ current: password, next: 'short' }, headers)).json().errors).toHaveProperty('next');
    expect((await change({ current: password, next: another }, {})).statusCode).toBe(401);
    const form = { ...headers, 'content-type': 'text/plain' };
    const reply = await site().http.inject({ method: 'PUT', url: '/api/auth/password', payload: 'x', headers: form });
    expect(reply.statusCode).toBe(415);
  });
});
