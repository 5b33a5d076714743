import { randomUUID } from 'node:crypto';
import { programAdministrator } from '../servers/running-program.ts';
import { one } from '../sites/first.ts';
import type { SteadyRequest } from './steady-client.ts';

/** A request as it goes over the line. */
export const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** The same with a JSON body. */
export function post(path: string, fields: Record<string, string>): string {
  const body = JSON.stringify(fields);
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  return `${head}\r\n\r\n${body}`;
}

const reads = ['/', '/ar', '/products', '/api/products', '/our-story', '/api/partners', '/nowhere'];

/** What visitors were answered: the e-mail addresses of stored messages, and requests that were refused. */
export type Answers = { acknowledged: string[]; refused: string[] };

/** Every fourth visitor writes messages, the others read; some pause between requests. */
export function planOf(visitor: number, { acknowledged, refused }: Answers, onAnswer: () => void = () => {}) {
  let count = 0;
  const readNext = (): SteadyRequest => {
    const path = one(reads, (visitor + count++) % reads.length);
    const expected = path === '/nowhere' ? 404 : 200;
    const take = (status: number) => {
      onAnswer();
      if (status !== expected) refused.push(`${path}: ${status}`);
    };
    return { name: path, bytes: get(path), onAnswer: take };
  };
  const writeNext = (): SteadyRequest => {
    const email = `lina-${randomUUID()}@example.com`;
    const bytes = post('/api/contacts', { fullName: 'Lina Haddad', email, message: 'Do you weave bags?' });
    const take = (status: number) => {
      onAnswer();
      if (status === 201) acknowledged.push(email);
      else refused.push(`message: ${status}`);
    };
    return { name: email, bytes, onAnswer: take };
  };
  return { next: visitor % 4 === 3 ? writeNext : readNext, pauseMilliseconds: one([0, 0, 20, 250], visitor >> 3) };
}

/** Those of the acknowledged messages that the site at `address` does not hold. */
export async function lostMessages(address: string, { acknowledged }: Answers): Promise<string[]> {
  const body = JSON.stringify(programAdministrator);
  const headers = { 'content-type': 'application/json' };
  const { token } = await (await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })).json();
  const reply = await fetch(`${address}/api/contacts`, { headers: { authorization: `Bearer ${token}` } });
  const { contacts }: { contacts: { email: string }[] } = (await reply.json()).data;
  const kept = new Set(contacts.map(({ email }) => email));
  return acknowledged.filter((email) => !kept.has(email));
}
