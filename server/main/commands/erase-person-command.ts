import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createAuditService } from '#server/accounts/audit/audit-service.ts';
import { spellCommand } from '#server/core/config/spell-command.ts';
import { openFileStore } from '#server/core/files/storage/file-store.ts';
import { toPhoneNumber } from '#server/core/i18n/phone-number.ts';
import { createUploads } from '#server/leads/files/upload-service.ts';
import { createLeadErasure } from '#server/leads/privacy/lead-erasure.ts';
import { createPrivacyService, type PrivacyService } from '#server/leads/privacy/privacy-service.ts';
import { openData } from '#server/operations/backup/open-data.ts';
import { countFindings, type PersonFindings } from '#shared/leads/privacy.ts';
import { makeCommand } from './command-line.ts';

const usage = `Erases everything that tells who a person is:

  ${spellCommand('erase-person')} EMAIL-OR-PHONE [--dry-run] [--yes]

--dry-run only shows what there is. At a terminal the command asks first, unless --yes is given.
`;

type Asked = { person: string; isDryRun: boolean; isSure: boolean };

function readCommandLine(parameters: string[]): Asked {
  const options = { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: parameters, options, allowPositionals: true });
  const [person, ...rest] = positionals;
  if (!person || rest.length > 0) throw new Error('Name one e-mail address or phone number.');
  return { person, isDryRun: values['dry-run'] ?? false, isSure: values.yes ?? !process.stdin.isTTY };
}

/** The findings as lines, without personal data. */
function describe(findings: PersonFindings): string {
  const records = findings.records.map(({ section, reference, createdAt }) => `${section} ${reference} ${createdAt}`);
  const mails = findings.mails ? [`${findings.mails} mails in the outbox`] : [];
  const drafts = findings.drafts ? [`${findings.drafts} CVs of unfinished forms`] : [];
  return [...records, ...mails, ...drafts].join('\n');
}

async function isMeant(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('Erase this for good? [y/N] ');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function eraseAsAsked({ person, isDryRun, isSure }: Asked, privacy: PrivacyService): Promise<string> {
  const findings = await privacy.findPerson(person);
  if (countFindings(findings) === 0) throw new Error('Nothing was found under this address or number.');
  if (isDryRun) return describe(findings);
  if (!isSure) {
    process.stderr.write(`${describe(findings)}\n`);
    if (!(await isMeant())) throw new Error('Nothing was erased.');
  }
  return `Erased:\n${describe(await privacy.erasePerson(person))}`;
}

/** The command `erase-person`: erases one person, also beside a running site. */
export const runErasePerson = makeCommand({
  usage,
  read: readCommandLine,
  async work(asked, config) {
    await using database = await openData(config);
    const { db } = database;
    const files = await openFileStore(config);
    const audit = createAuditService({ db });
    const leads = createLeadErasure({ db, uploads: createUploads({ db, files }) });
    return await eraseAsAsked(asked, createPrivacyService({ db, files, leads, audit, toPhoneNumber }));
  },
});
