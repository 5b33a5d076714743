import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { applicationForm } from '../browser/application-form.ts';
import { programAdministrator } from '../servers/running-program.ts';

const pictureFile = join(import.meta.dirname, '../../../content/pictures/cement-valve-bag-1.webp');

/** What the first hour with a new site brings, with its demo content; `open` in the end, when the pictures are made. */
export const goodFirstHour = {
  arabicPage: 'lang="ar"',
  ...{ signIn: 200, question: 201, product: 201, productPage: 200, application: 201 },
  datasheet: '%PDF-',
  pictures: '.avif',
};

/** Goes through it over HTTP. @returns the status of each step, or the part of the reply that was looked for */
export async function liveFirstHour(address: string): Promise<Record<string, unknown>> {
  const seen = async (path: string, part: string) => (await readText(address + path)).includes(part) && part;
  const json = { 'content-type': 'application/json' };
  const post = (path: string, body: FormData | string, headers = {}) =>
    fetch(address + path, { method: 'POST', body, headers });
  const arabicPage = await seen('/ar', 'lang="ar"');
  const signedIn = await post('/api/auth/login', JSON.stringify(programAdministrator), json);
  const staff = { authorization: `Bearer ${(await signedIn.json()).token}` };
  const faq = { group: 'Products', question: 'Do you weave sand sacks?', answer: 'Yes, from 25 kg on.' };
  const question = await post('/api/faqs', JSON.stringify(faq), { ...json, ...staff });
  const product = await post('/api/products', await productForm(), staff);
  const { _id: id } = await product.json();
  const application = await post('/api/careers', applicationForm());
  const pictures = await eventually(() => seen('/', '.avif'));
  return {
    ...{ arabicPage, signIn: signedIn.status, question: question.status, product: product.status },
    productPage: (await fetch(`${address}/products/${id}`)).status,
    application: application.status,
    datasheet: (await readText(`${address}/products/${id}/datasheet.pdf`)).slice(0, 5),
    pictures,
  };
}

const readText = async (url: string): Promise<string> => (await fetch(url)).text();

async function productForm(): Promise<FormData> {
  const form = new FormData();
  const fields = { name: 'Sand sack', industry: 'Building', description: 'A woven sack for 25 kg of sand.' };
  const specifications = JSON.stringify([{ name: 'Fabric weight', value: '75 g/m²' }]);
  for (const [name, value] of Object.entries({ ...fields, specifications })) form.append(name, value);
  const picture = new File([await readFile(pictureFile)], 'sack.webp', { type: 'image/webp' });
  for (const name of ['mainImage', 'galleryImages']) form.append(name, picture);
  return form;
}

/** What is found within two minutes; else the last answer. */
async function eventually<Found>(find: () => Promise<Found>): Promise<Found> {
  const end = Date.now() + 120_000;
  for (;;) {
    const found = await find();
    if (found || Date.now() > end) return found;
    await wait(500);
  }
}

// As a program of its own where the site is reached from another network namespace alone.
if (import.meta.main) console.log(JSON.stringify(await liveFirstHour(process.argv[2] ?? '')));
