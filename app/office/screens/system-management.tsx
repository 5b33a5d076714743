import { toOutcome } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { ListScreen } from '#app/office/components/list/list-screen.tsx';
import { SubTabs } from '#app/office/components/sub-tabs.tsx';
import { useTabName } from '#app/office/components/tab-name.ts';
import { BackupsPart, readBackups } from '#app/office/system/backups-part.tsx';
import { MailPart, readMail, readSenderTrust, SenderTrust } from '#app/office/system/mail-part.tsx';
import { ProgramPart, readProgram } from '#app/office/system/program-part.tsx';
import { m } from '#messages';
import type { Route } from './+types/system-management';

export const handle = { title: m.admin_nav_system };

const address = '/admin/system';
const parts = [
  ['', m.admin_backup_title],
  ['mail', m.system_mail],
  ['program', m.system_program],
] as const;

/** Only the part that is shown is read; not awaited, so that the screen renders at once. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [part] = parts.find(([name]) => name === params.part) ?? parts[0];
  return {
    part,
    backups: part === '' ? toOutcome(readBackups(), m.system_error()) : undefined,
    mail: part === 'mail' ? toOutcome(readMail(), m.system_error()) : undefined,
    trust: part === 'mail' ? toOutcome(readSenderTrust(), m.system_error()) : undefined,
    program: part === 'program' ? toOutcome(readProgram(), m.system_error()) : undefined,
  };
}

/** Backups, mail and the program itself, one part at a time. */
export default function SystemManagement({
  loaderData: { part, backups, mail, trust, program },
}: Route.ComponentProps) {
  useTabName(parts.find(([name]) => name === part)?.[1]() ?? '');
  return (
    <ListScreen title={m.admin_nav_system()} subtitle={m.system_subtitle()}>
      <SubTabs
        label={m.system_parts()}
        tabs={parts.map(([name, label]) => ({
          to: `${address}${name && `/${name}`}`,
          label: label(),
          isCurrent: name === part,
        }))}
      />
      <div className="stack gap-4">
        {backups && <AwaitData outcome={backups}>{(read) => <BackupsPart {...read} />}</AwaitData>}
        {mail && <AwaitData outcome={mail}>{(read) => <MailPart {...read} />}</AwaitData>}
        {trust && <AwaitData outcome={trust}>{(read) => <SenderTrust {...read} />}</AwaitData>}
        {program && <AwaitData outcome={program}>{(read) => <ProgramPart {...read} />}</AwaitData>}
      </div>
    </ListScreen>
  );
}
