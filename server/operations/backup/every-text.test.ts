import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Config, readConfig } from '#server/core/config/config.ts';
import { connectDatabase } from '#server/core/db/database.ts';
import { apiCalls } from '#server/main/api/api-calls.ts';
import { textFields } from '../../../tests/support/browser/text-fields.ts';
import { bodyExamples } from '../../../tests/support/requests/every-body.ts';
import { naughtyStrings, textsForTransport } from '../../../tests/support/requests/naughty-strings.ts';
import { sendTexts } from '../../../tests/support/requests/send-texts.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { type EmptyInstallation, emptyInstallation } from '../../../tests/support/sites/empty-installation.ts';
import { storedRows } from '../../../tests/support/sites/stored-rows.ts';
import { type DataLocations, restoreArchive } from './archive/restore-archive.ts';
import { moveInstallation } from './move-installation.ts';
import { runBackup } from './run-backup.ts';

const isFull = process.env.TEST_FULL === '1';
// Some texts are empty or have a meaning: numeric and address fields may accept those.
const furtherTexts = isFull ? naughtyStrings.filter((text) => !textsForTransport.includes(text)) : [];
const patience = isFull ? 600_000 : 120_000;

let site: BuiltSite;
const opened: EmptyInstallation[] = [];
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000000' } });
});
afterAll(async () => {
  for (const place of opened) await place.remove();
  await site.close();
});

async function newPlace(): Promise<EmptyInstallation> {
  const place = await emptyInstallation();
  opened.push(place);
  return place;
}

/** Every request body of the API with the places that take text; new fields are included automatically. */
const bodies = [...new Map(apiCalls.flatMap(({ body }) => (body ? [[body.shape.name, body.shape.schema]] : [])))]
  .map(([name, schema]) => ({ name, fields: textFields(schema) }))
  .filter(({ fields }) => fields.length > 0);

describe.each(bodies)('$name', ({ name, fields }) => {
  test(
    'accepts any text in any field, or refuses it',
    async () => {
      const example = bodyExamples[name];
      if (!example) throw new Error(`The body ${name} has no example in tests/support/requests/every-body.ts.`);
      // A usual run sends every second text, and every third in a term, after which all texts are read again.
      const texts = textsForTransport.filter((_, i) => isFull || i % (name === 'TermInput' ? 3 : 2) === 0);
      const taken = await sendTexts({ site, example, fields, texts });
      await sendTexts({ site, example, fields, texts: furtherTexts });
      if (example.isOnlyRead) return;
      const never = fields.map((way) => way.join('.')).filter((field) => !taken.includes(field));
      // The full run sends more texts, of which one may be a choice.
      const choices = new Set(example.choices);
      expect(
        never.filter((field) => !choices.has(field)),
        'fields that took no text at all',
      ).toEqual([]);
    },
    patience,
  );
});

/** Characters that XML 1.0 (§2.2) forbids; one makes a reader refuse the whole document. */
const noXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

test.each([
  ['/feed.xml', '<entry>'],
  ['/ar/feed.xml', '<entry>'],
  ['/sitemap.xml', '<url>'],
])('%s holds no character that XML refuses', async (path, begin) => {
  const { statusCode, body } = await site.http.inject(path);
  expect([statusCode, body.includes(begin), noXml.exec(body)]).toEqual([200, true, null]);
});

async function rowsIn(places: DataLocations): Promise<Record<string, string[]>> {
  const { db, close } = connectDatabase(places);
  return storedRows(db).finally(close);
}

/** Backs up one installation and restores it elsewhere. */
async function carry(from: DataLocations & Pick<Config, 'backup'>, to: DataLocations): Promise<void> {
  const { archive } = await runBackup({ ...from.backup, places: from });
  await restoreArchive(join(from.backup.to, archive), to);
}

describe('the stored texts', () => {
  test(
    'is the same after backup, restore and move, byte for byte, in either database',
    async () => {
      await site.services.visits.close();
      // Archives leave out what administrators chose on the screen.
      await site.database.db.deleteFrom('setting').where('name', 'like', 'chosen_settings:%').execute();
      const stored = await storedRows(site.database.db);
      for (const table of ['product', 'blog_post', 'redirect', 'contact', 'career', 'visit_count'])
        expect([table, stored[table]?.length]).not.toEqual([table, 0]);
      // From the test database to SQLite, and from there back to the test database.
      const sqlite = { dataDir: (await newPlace()).dataDir };
      await carry(readConfig(site.environment), sqlite);
      expect(await rowsIn(sqlite)).toEqual(stored);

      const place = await newPlace();
      await carry(readConfig({ DATA_DIR: sqlite.dataDir }), readConfig(place.environment));
      expect(await rowsIn(readConfig(place.environment))).toEqual(stored);

      const { databaseUrl } = readConfig((await newPlace()).environment);
      if (!databaseUrl) return;
      await moveInstallation({ ...sqlite, databaseUrl });
      expect(await rowsIn({ ...sqlite, databaseUrl })).toEqual(stored);
    },
    patience,
  );
});
