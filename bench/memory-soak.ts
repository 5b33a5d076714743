import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { applicationForm } from '../tests/support/browser/application-form.ts';
import type { Bench } from './bench-options.ts';
import { everyAddress } from './every-address.ts';
import { signIn } from './large-sites.ts';
import { memoryOfAll } from './memory-use.ts';
import { inMegabytes, median, type Row } from './result-table.ts';
import { startSite } from './site-process.ts';

const minutes = 10;
const lookEveryMilliseconds = 2_000;
const atOnce = 4;
const pauseMilliseconds = 40;
const bar = 1.05;
const pictures = new URL('../content/pictures/', import.meta.url);
const searched = ['bags', 'ISO', 'woven', 'flour', 'UV', 'خياطة', 'أكياس', 'دقيق'];

type Visit = { address: string; paths: string[]; staff: Record<string, string>; uploads: string[] };

/**
 * Reads, searches, messages, applications with a CV and uploaded pictures for ten minutes. The memory of all processes
 * in the last third is compared with the first.
 */
export async function measureSoak({ dataDir }: Bench): Promise<Row[]> {
  const site = await startSite(dataDir);
  try {
    const uploads = (await readdir(pictures)).filter((name) => name.endsWith('.webp'));
    const visit = {
      address: site.address,
      paths: await everyAddress(site.address),
      staff: await signIn(site),
      uploads,
    };
    const ends = performance.now() + minutes * 60_000;
    const seen: number[] = [];
    const looking = async () => {
      while (performance.now() < ends) {
        seen.push(await memoryOfAll(site.pid));
        await wait(lookEveryMilliseconds);
      }
    };
    const working = async (worker: number) => {
      for (let turn = worker; performance.now() < ends; turn += atOnce) {
        await act(turn, visit);
        await wait(pauseMilliseconds);
      }
    };
    await Promise.all([looking(), ...Array.from({ length: atOnce }, (_, worker) => working(worker))]);
    const third = Math.floor(seen.length / 3);
    const [first, last] = [median(seen.slice(0, third)), median(seen.slice(-third))];
    return [
      { what: 'First third, median', measured: inMegabytes(first) },
      {
        what: `Last third, median (bar ${bar})`,
        measured: inMegabytes(last),
        beside: 'the first third',
        ratio: last / first,
      },
      { what: 'At most', measured: inMegabytes(Math.max(...seen)) },
    ];
  } finally {
    await site.stop();
  }
}

/** One action of a visitor or of staff: in 200, 140 reads, 40 searches, 16 messages, 3 applications and one upload. */
async function act(turn: number, visit: Visit): Promise<void> {
  const kind = (turn * 7) % 200;
  if (kind === 0) return upload(turn, visit);
  if (kind <= 3) return send(visit, '/api/careers', applicationForm({ fields: { fullName: `Samira ${turn}` } }));
  if (kind <= 19) return sendMessage(turn, visit);
  const word = encodeURIComponent(`${searched[turn % searched.length]} ${turn % 500}`);
  const search = turn % 2 ? `/search?q=${word}` : `/api/search?q=${word}&lng=ar`;
  const path = kind <= 59 ? search : visit.paths[(turn * 31) % visit.paths.length]!;
  const response = await fetch(visit.address + path, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}.`);
}

function sendMessage(turn: number, visit: Visit): Promise<void> {
  const message = { fullName: `Lina ${turn}`, email: 'lina@example.com', company: 'Mill', message: `Bags? ${turn}` };
  return send(visit, '/api/contacts', JSON.stringify(message), { 'content-type': 'application/json' });
}

async function upload(turn: number, visit: Visit): Promise<void> {
  const name = visit.uploads[turn % visit.uploads.length]!;
  const form = new FormData();
  form.append('alt', `Picture ${turn}`);
  form.append('image', new File([await readFile(new URL(name, pictures))], name, { type: 'image/webp' }));
  return send(visit, '/api/images/library', form, visit.staff);
}

type Headers = Record<string, string>;

async function send({ address }: Visit, path: string, body: FormData | string, headers: Headers = {}): Promise<void> {
  const response = await fetch(address + path, { method: 'POST', body, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${text}`);
}
