import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/core/config/config.ts';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import { readPostedForm } from '#server/site/pages/posted-form.ts';
import { applicationForm } from '../../../tests/support/browser/application-form.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { type EmptyInstallation, emptyInstallation } from '../../../tests/support/sites/empty-installation.ts';
import { restoreArchive } from './archive/restore-archive.ts';
import { openJournal } from './journal/journal.ts';
import { restoreJournal } from './journal/restore-journal.ts';
import { runBackup } from './run-backup.ts';

// PostgreSQL archives its own log.
const onSqlite = test.runIf(process.env.TEST_DATABASE !== 'postgres');

let site: BuiltSite;
let place: EmptyInstallation;
let to: string;
beforeEach(async () => {
  [site, place] = [await buildSite(), await emptyInstallation()];
  to = join(site.dataDir, 'elsewhere');
  site.http.post('/careers-page', async (request) => {
    const posted = await readPostedForm(request);
    return site.services.leads.career.submitForm(posted, { language: 'en' }).finally(() => posted.dispose());
  });
});
afterEach(async () => {
  await site.close();
  await place.remove();
});

/** The page's form; rejected without a name. */
async function send(key: string, fullName: string, cv?: File) {
  const { payload, headers } = await multipartBody(
    applicationForm({ ...(cv && { cv }), fields: { fullName, idempotencyKey: key } }),
  );
  return (await site.http.inject({ method: 'POST', url: '/careers-page', payload, headers })).json();
}

const filesIn = async (dataDir: string) => (await readdir(join(dataDir, 'files/cvs')).catch(() => [])).length;

async function restoredSite() {
  const { database } = await place.open();
  return {
    kept: await database.db.selectFrom('kept_upload').selectAll().execute(),
    applications: await database.db.selectFrom('career').select('cv_path').execute(),
    files: await filesIn(place.dataDir),
  };
}

onSqlite('the CV of a rejected form is in no segment until a lead has it', async () => {
  const journal = (await openJournal({ dataDir: site.dataDir, to, s3: {}, keep: 2, hasFiles: true }))!;
  const [sent, other] = [newFormKey(), newFormKey()];
  for (const key of [sent, sent, other]) {
    expect(await send(key, '')).toHaveProperty('keptFiles');
    await journal.ship();
  }
  expect(await filesIn(site.dataDir)).toBe(2);
  const trial = await emptyInstallation();
  const { files, rows } = await restoreJournal({ to, s3: {} }, { dataDir: trial.dataDir });
  await trial.remove();
  expect([files, rows.kept_upload]).toEqual([0, 0]);

  expect(await send(sent, 'Samira', new File([], ''))).toMatchObject({ ok: true });
  await journal.ship();
  journal.close();
  await restoreJournal({ to, s3: {} }, { dataDir: place.dataDir });
  const restored = await restoredSite();
  expect(restored).toMatchObject({ kept: [], applications: [{}], files: 1 });
});

test('the CV of a rejected form is in no archive, which is whole without it', async () => {
  await send(newFormKey(), 'Samira');
  await send(newFormKey(), '');
  const { backup, ...places } = readConfig({ ...site.environment, BACKUP_TO: to });
  const { archive, manifest } = await runBackup({ ...backup, places });
  expect(manifest.missing).toEqual([]);
  await restoreArchive(join(to, archive), readConfig(place.environment));
  expect(await restoredSite()).toMatchObject({ kept: [], applications: [{}], files: 1 });
});
