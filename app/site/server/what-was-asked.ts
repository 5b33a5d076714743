import type { PageContext } from '#app/bridge/context.ts';
import { formatClock, formatDate, formatDateTime, formatFileSize } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Product } from '#shared/kinds/product.ts';
import type { Language } from '#shared/language.ts';
import type { Meeting, MessageKind, PublicStatus, ThreadMessage } from '#shared/leads/follow.ts';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import { quoteRows, sentTerms } from '#shared/leads/quote-text.ts';
import { askedFacts } from '#shared/leads/write-field.ts';
import { limits } from '#shared/limits.ts';
import { drawProduct } from '#shared/trade/drawing/product-drawing.ts';
import { nameInWordsOf } from '#shared/trade/finder/finder-words.ts';
import { makeSaying } from './trade-saying.ts';

type Followed = Awaited<ReturnType<PageContext['services']['threads']['follow']>>;
type Reading = Pick<PageContext, 'services' | 'language'>;
type Words = { label: string; text: string };

const statusWords: Record<PublicStatus, () => Words> = {
  received: () => ({ label: m.follow_status_received(), text: m.follow_status_received_text() }),
  priced: () => ({ label: m.follow_status_priced(), text: m.follow_status_priced_text() }),
  question: () => ({ label: m.follow_status_question(), text: m.follow_status_question_text() }),
  answered: () => ({ label: m.follow_status_answered(), text: m.follow_status_answered_text() }),
  closed: () => ({ label: m.follow_status_closed(), text: m.follow_status_closed_text() }),
};

/** A status in words; only a quote request is priced. */
function sayStatus(status: PublicStatus, { kind }: Followed): Words {
  if (kind === 'quote' && status === 'priced')
    return { label: m.follow_status_being_priced(), text: m.follow_status_being_priced_text() };
  return statusWords[status]();
}

/** A station on the way to the answer; `on`: its day, where it is known. */
type Step = Words & { name: PublicStatus; state: 'done' | 'now' | 'ahead'; on: string | undefined };

/** The stations of a request, in their order; a question is one where there was one, and comes before the work on its answer. */
function listSteps(followed: Followed, language: Language): Step[] {
  const { status, messages } = followed.thread;
  const last = (isSought: (message: ThreadMessage) => boolean) => messages.findLast(isSought)?.createdAt;
  const ofStaff = (kind: MessageKind) => last((message) => message.author === 'staff' && message.kind === kind);
  const times: Record<PublicStatus, string | undefined> = {
    received: followed.lead.createdAt,
    priced: status === 'priced' ? last(({ author }) => author === 'visitor') : undefined,
    question: ofStaff('question'),
    answered: ofStaff('answer'),
    closed: undefined,
  };
  const asked: PublicStatus[] = times.question ? ['question'] : [];
  const between: PublicStatus[] = status === 'priced' ? [...asked, 'priced'] : ['priced', ...asked];
  const end: PublicStatus[] =
    status === 'closed' ? [...(times.answered ? (['answered'] as const) : []), 'closed'] : ['answered'];
  const names = ['received' as const, ...between, ...end];
  const place = names.indexOf(status);
  return names.map((name, i) => {
    const at = i <= place ? times[name] : undefined;
    const state = i < place ? 'done' : i === place ? 'now' : 'ahead';
    return { name, ...sayStatus(name, followed), state, on: at && formatDate(at, language) };
  });
}

/** The bags of a quote request: name and picture of the product that each is like, its figures and its drawing. */
async function listBags({ lead }: Followed, { services, language }: Reading) {
  const saying = makeSaying(language);
  const { lines = [], order = {} } = lead;
  const rows = quoteRows(nameInWordsOf(lines, language, makeSaying), order, saying);
  const products = await services.kinds.product.listNamed(lines.flatMap(({ product }) => product ?? []));
  const pictures = await services.media.pictures(
    products.map(({ mainImage }) => mainImage),
    language,
  );
  const bags = rows.lines.map(({ title, family, note, stated }, i) => {
    const line = lines[i];
    const product = products.find(({ _id }) => _id === line?.product);
    return {
      // Unless its sender called it otherwise, by the name that it has in the reader's language.
      title: product && namesOf(product).includes(title) ? localise(product, language).name : title,
      ...{ family, note, facts: factsOf(stated) },
      to: product && `/products/${addressedBy(product)}`,
      picture: product && pictures[product.mainImage],
      drawing: line && drawProduct({ ...line.specified, family: line.family }, saying),
    };
  });
  return { bags, terms: lead.lines ? factsOf(sentTerms(lead, saying)) : [] };
}

const namesOf = ({ name, translations }: Product) => [name, translations.ar.name];

const factsOf = (stated: readonly { label: string; value: string }[]) =>
  stated.map(({ label, value }) => ({ name: label, value }));

const meetingLines = (meeting: Meeting | null, language: Language) =>
  meeting ? [[formatDateTime(meeting.at, language), meeting.place].filter(Boolean).join(' · ')] : [];

/** What the private page shows, in its language. */
export async function whatWasAsked(followed: Followed, { services, language }: Reading) {
  const { kind, lead, thread, room } = followed;
  /** `file`: the id of a file that its reader may download, which are those of staff. */
  const listFiles = (message: string | null, isOurs = false) =>
    thread.files
      .filter((file) => file.message === message)
      .map(({ _id, name, size }) => ({ name, size: formatFileSize(size), ...(isOurs && { file: _id }) }));
  return {
    reference: lead.reference,
    steps: listSteps(followed, language),
    facts: askedFacts(leadEntries[kind], lead, makeSaying(language)),
    ...(await listBags(followed, { services, language })),
    files: [...(lead.cvOriginalName ? [{ name: lead.cvOriginalName, size: '' }] : []), ...listFiles(null)],
    messages: thread.messages.map(({ _id, author, kind, text, createdAt, meeting }) => ({
      ...{ _id, author, kind, text: [text, ...meetingLines(meeting, language)].join('\n') },
      writtenOn: `${formatDate(createdAt, language)} · ${formatClock(createdAt, undefined, language)}`,
      files: listFiles(_id, author === 'staff'),
    })),
    mayWrite: room.messages > 0,
    attachable: describeRoom(room),
  };
}

/** How many files a further message takes; `size` where they may not all be as large as they usually may. */
function describeRoom({ files, bytes }: Followed['room']) {
  const most = bytes > 0 ? Math.max(0, Math.min(files, limits.artworkFiles)) : 0;
  const isNearlyFull = most < limits.artworkFiles || bytes < most * limits.artworkBytes;
  return { most, ...(isNearlyFull && { size: formatFileSize(Math.min(bytes, most * limits.artworkBytes)) }) };
}
