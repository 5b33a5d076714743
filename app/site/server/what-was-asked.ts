import type { PageContext } from '#app/bridge/context.ts';
import { formatDate, formatFileSize } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import type { PublicStatus } from '#shared/leads/follow.ts';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import { writeAsked } from '#shared/leads/write-field.ts';
import { sayingIn } from './trade-saying.ts';

type Followed = Awaited<ReturnType<PageContext['services']['threads']['follow']>>;
type Words = { label: string; text: string };

const statusWords: Record<PublicStatus, () => Words> = {
  received: () => ({ label: m.follow_status_received(), text: m.follow_status_received_text() }),
  priced: () => ({ label: m.follow_status_priced(), text: m.follow_status_priced_text() }),
  question: () => ({ label: m.follow_status_question(), text: m.follow_status_question_text() }),
  answered: () => ({ label: m.follow_status_answered(), text: m.follow_status_answered_text() }),
  closed: () => ({ label: m.follow_status_closed(), text: m.follow_status_closed_text() }),
};

/** A status in words; only a quote request is priced. */
function statusOf({ kind, thread }: Followed): Words {
  if (kind === 'quote' && thread.status === 'priced')
    return { label: m.follow_status_being_priced(), text: m.follow_status_being_priced_text() };
  return statusWords[thread.status]();
}

/** What the private page shows, in its language. */
export function whatWasAsked(followed: Followed, language: Language) {
  const { kind, lead, thread, mayWrite, room } = followed;
  const withSize = ({ name, size }: { name: string; size: number }) => ({ name, size: formatFileSize(size) });
  const filesOf = (message: string | null) => thread.files.filter((file) => file.message === message).map(withSize);
  return {
    reference: lead.reference,
    sentOn: formatDate(lead.createdAt, language),
    status: { name: thread.status, ...statusOf(followed) },
    asked: writeAsked(leadEntries[kind], lead, sayingIn(language)),
    files: [...(lead.cvOriginalName ? [{ name: lead.cvOriginalName, size: '' }] : []), ...filesOf(null)],
    messages: thread.messages.map(({ _id, author, kind, text, createdAt }) => ({
      ...{ _id, author, kind, text },
      writtenOn: formatDate(createdAt, language),
      files: filesOf(_id),
    })),
    mayWrite: mayWrite && room.messages > 0,
    mayAttach: room.files > 0 && room.bytes > 0,
  };
}
