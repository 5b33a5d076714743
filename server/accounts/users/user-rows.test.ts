import { expect, it } from 'vitest';
import type { User } from '#shared/accounts/account-answers.ts';
import { useUserCalls } from '../../../tests/support/sites/user-calls.ts';

const { site, admin, add, givenUser, callerId } = useUserCalls();

it('a user is refused whose name is taken, in any letter case and form', async () => {
  await givenUser({ username: 'Sámi' });
  const reply = await add({ username: 'SA\u0301MI' });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ code: 'conflict', errors: { username: 'This username is taken' } });
});

it('a user takes an address, which no two users share, changes it and takes it away', async () => {
  const { _id, email } = await givenUser({ email: 'Rania@Mansooj.example' });
  expect(email).toBe('Rania@Mansooj.example');
  const other = await add({ username: 'Sami', email: 'rania@mansooj.EXAMPLE' });
  expect([other.statusCode, Object.keys(other.json().errors)]).toEqual([409, ['email']]);
  const change = (sent: object) => admin().call('PATCH', `/users/${_id}`, sent);
  expect((await change({ email: 'r@mansooj.example' })).json()).toMatchObject({
    email: 'r@mansooj.example',
    role: 'admin',
  });
  expect((await change({ email: '' })).json().email).toBeNull();
  for (const wrong of [{ email: 'nobody' }, {}]) expect((await change(wrong)).statusCode).toBe(422);
});

it('the list of users is searched with Arabic in mind, sorted and paged', async () => {
  for (const username of ['أحمد', 'Basma', 'Ziad']) await givenUser({ username, role: 'user' });
  expect((await admin().get('/users?q=احمد')).json()).toMatchObject([{ username: 'أحمد' }]);
  const page = await admin().get('/users?sort=-username&limit=2&page=2');
  expect(page.headers['x-total-count']).toBe('4');
  expect(page.json().map((user: User) => user.username)).toEqual(['Basma', expect.stringMatching(/^admin-/)]);
  expect((await admin().get('/users?sort=-createdAt')).json()[0].username).toBe('Ziad');
  expect((await admin().get('/users?sort=password')).statusCode).toBe(400);
});

it('a change of roles leaves one administrator, also when two demote each other at the same time', async () => {
  const self = await callerId();
  const alone = await admin().call('PATCH', `/users/${self}`, { role: 'user' });
  expect(alone.statusCode).toBe(409);
  expect(alone.json().message).toMatch(/last administrator/);
  const { _id } = await givenUser();
  const { users } = site().services;
  const outcomes = await Promise.allSettled([users.changeUser(self, { role: 'user' }), users.removeUser(_id)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await users.listUsers()).items.filter(({ role }) => role === 'admin')).toHaveLength(1);
});
