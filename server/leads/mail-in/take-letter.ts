import { hash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { Config } from '#server/core/config/config.ts';
import type { Database } from '#server/core/db/database.ts';
import type { FileInspector } from '#server/core/files/inspection/file-inspector.ts';
import { safeFileName } from '#server/core/files/received-file.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import type { FetchedLetter } from '#server/core/mail/incoming/mailbox.ts';
import type { LetterFile, ReadLetter } from '#server/core/mail/incoming/read-letter.ts';
import type { SpamService } from '#server/core/spam/spam-service.ts';
import { refreshDesk } from '#server/leads/desk-row/desk-row-queries.ts';
import { mailboxKey } from '#server/leads/desk-row/same-person.ts';
import { artworkField } from '#server/leads/files/file-intake.ts';
import type { CheckedUpload } from '#server/leads/files/upload-service.ts';
import { measureRoom } from '#server/leads/follow/thread-room.ts';
import type { ThreadService } from '#server/leads/follow/thread-service.ts';
import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import type { LeadService } from '#server/leads/lead-service.ts';
import { findMailedLead } from '#server/leads/letters/lead-letters.ts';
import {
  countReceived,
  hasReceived,
  insertReceived,
  isAccountAddress,
  listReceived,
  markReturned,
  type NamedLead,
  type ReceivedLetter,
  wentToStaff,
} from '#server/leads/thread/received-mail-queries.ts';
import { listFiles, listMessages, setClosed } from '#server/leads/thread/thread-queries.ts';
import type { Company } from '#shared/content/company.ts';
import { isAppError } from '#shared/errors.ts';
import { followLimits } from '#shared/leads/follow.ts';
import { letterLimits, multiplied, spamLimits } from '#shared/leads/spam-limits.ts';
import { limits } from '#shared/limits.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import { normaliseMailbox } from '#shared/text/read-address.ts';
import type { MailTrial } from './mail-trial.ts';
import { createLetterMatching, readLetterIds, readReturnedIds } from './match-letter.ts';
import { createStrangerLeads, isForUs, networkOfStrangers } from './stranger-leads.ts';

/**
 * What became of a letter: `taken` into a lead, `left` unread in the mailbox for good, or it waits there, as too many came
 * of those that `waits` names: strangers, machines, or one lead.
 */
export type Taken = 'taken' | 'left' | { waits: string };

type Parts = {
  db: Database;
  inspector: FileInspector;
  files: Pick<FileStore, 'temp'>;
  threads: ThreadService;
  leads: LeadService;
  mailTrial: MailTrial;
  company: { getCompany(): Promise<Pick<Company, 'email' | 'departments'>> };
  spam: Pick<SpamService, 'admit'>;
  settings: { now(): Pick<Config, 'imap' | 'mailFrom' | 'mailReplyTo' | 'mailUnmatched' | 'rateLimitFactor'> };
  now?: () => number;
};

/**
 * Anybody can invent a sender's address. So all letters that answer ours share one limit, and letters of strangers and
 * of machines have others: many of these must not hold up the answers.
 */
const network = 'the mailbox';
const networkOfNotes = 'notes in the mailbox';
const from = { field: artworkField, network };
/** The rest of the longest text that is read, and what it quotes. */
const longestFolded = 60_000;
/** Of an automatic answer or a returned letter. */
const longestNote = 1_000;
const mostFilesRead = 10;
/** Letters that are kept of one lead beside its sender's words. */
const mostNotes = { automatic: 30, bounce: 30, colleague: followLimits.ofStaff } as const;
type Note = ReadLetter & { nature: keyof typeof mostNotes };

/** Takes letters into the leads to which they belong. */
export function createLetterTaking(parts: Parts) {
  const { db, inspector, files, threads, leads, spam, mailTrial, company, settings, now = Date.now } = parts;
  const matching = createLetterMatching({ db });
  const strangers = createStrangerLeads({ leads });
  const time = () => new Date(now()).toISOString();

  /** The files that pass the checks of artwork, as far as there is room, and the names of the others. */
  async function checkFiles(letter: ReadLetter, { file, lead }: { file: string; lead?: NamedLead }) {
    const before = {
      messages: lead ? await listMessages(db, lead.id) : [],
      files: lead ? await listFiles(db, lead.id) : [],
    };
    const room = measureRoom(before);
    if (!lead) room.files = limits.artworkFiles;
    // The picture of a letterhead comes with every letter: it is taken once, and after the files.
    const isKnown = ({ size, isInline }: LetterFile) => isInline && before.files.some((known) => known.size === size);
    const sent = letter.files.filter((each) => !isKnown(each));
    const ordered = [...sent.filter(({ isInline }) => !isInline), ...sent.filter(({ isInline }) => isInline)];
    const checked: CheckedUpload[] = [];
    const leftOut: string[] = [];
    for (const { place, name: sentName, size } of ordered) {
      const name = safeFileName(sentName);
      const fits =
        checked.length < Math.min(room.files, mostFilesRead) && size <= Math.min(limits.artworkBytes, room.bytes);
      const found = fits && (await checkFile({ file, place, name }).catch(refusedFile));
      if (!found) leftOut.push(name);
      else {
        room.bytes -= size;
        checked.push({ ...found, name, size, ...from });
      }
    }
    return { checked, leftOut };
  }

  async function checkFile({ file, place, name }: { file: string; place: number; name: string }) {
    const received = files.temp.newFile();
    await writeFile(received, Buffer.from(await inspector.readLetterFile(file, place, from), 'base64'));
    try {
      return { file: received, type: await inspector.checkArtwork(received, name, from) };
    } catch (error) {
      await rm(received, { force: true });
      throw error;
    }
  }

  /** What is stored of a letter; the text beyond the longest message is folded away with what it quotes. */
  async function makeEntry(letter: ReadLetter, lead: NamedLead): Promise<ReceivedLetter & { text: string }> {
    const { id: _id, nature: kind, messageId, from: sender } = letter;
    const text = kind === 'word' ? cutText(letter.text, limits.message) : '';
    const folded = [letter.text.slice(text.length), letter.folded].filter(Boolean).join('\n\n');
    const own = normaliseMailbox((await findMailedLead(db, lead.kind, lead.id))?.email ?? '');
    return {
      ...{ _id, kind, messageId, message: null, text, createdAt: time(), leftOut: [] },
      sender: ['word', 'colleague'].includes(kind) && normaliseMailbox(sender.address) !== own ? sender.address : null,
      folded: cutText(folded, longestFolded),
    };
  }

  async function takeWord(letter: ReadLetter, lead: NamedLead, { file, isWhole }: Source): Promise<Taken> {
    const { checked, leftOut } = await checkFiles(letter, { file, lead });
    try {
      const entry = { ...(await makeEntry(letter, lead)), leftOut: nameLeftOut(leftOut, isWhole && !letter.isCut) };
      const text = entry.text || entry.leftOut.join('\n') || letter.subject || '…';
      await threads.receiveLetter({ kind: lead.kind, id: lead.id }, { ...entry, text }, { files: checked, network });
      return 'taken';
    } catch (error) {
      // Erased or deleted, or with as many messages as one lead may have.
      if (isAppError(error) && ['not_found', 'invalid'].includes(error.code)) return 'left';
      throw error;
    } finally {
      for (const each of checked) await rm(each.file, { force: true });
    }
  }

  /**
   * Notes a colleague's letter, an automatic answer or a returned letter. Only an answer of ours that was returned moves its
   * lead. A returned or automatically answered notice to staff is not noted: it says nothing about the buyer.
   */
  async function note(letter: Note, lead: NamedLead, { isWhole }: Source): Promise<Taken> {
    const { text: _text, ...made } = await makeEntry(letter, lead);
    const isReturned = letter.nature === 'bounce';
    const names = isReturned ? [] : letter.files.map(({ name }) => safeFileName(name));
    const folded = letter.nature === 'colleague' ? made.folded : cutText(made.folded, longestNote);
    const entry = { ...made, folded, leftOut: nameLeftOut(names, isWhole && !letter.isCut) };
    const ours = readLetterIds(letter.refersTo);
    const admission = await admitNote(entry);
    if (!admission) return { waits: networkOfNotes };
    return db.transaction().execute(async (transaction) => {
      await leadTables[lead.kind].lock(transaction, lead.id);
      const found = await findMailedLead(transaction, lead.kind, lead.id);
      if (!found || found.anonymisedAt) return 'left';
      const isOfStaff = letter.nature !== 'colleague' && (await wentToStaff(transaction, ours));
      if (isReturned) await markReturned(transaction, lead.id, isOfStaff ? ours : readReturnedIds(letter));
      if (isOfStaff) return 'taken';
      const noted = (await listReceived(transaction, lead.id)).filter(({ kind }) => kind === letter.nature);
      if (noted.length >= mostNotes[letter.nature]) return 'left';
      if (!(await insertReceived(transaction, lead.id, entry))) return 'taken';
      await admission.settle(transaction);
      if (isReturned) await setClosed(transaction, lead.id, null);
      await refreshDesk(transaction, lead.kind, lead.id);
      return 'taken';
    });
  }

  /** The permission to store a note; undefined while there are too many. */
  async function admitNote({ folded }: Pick<ReceivedLetter, 'folded'>) {
    const arrival = { source: 'mail', network: { address: networkOfNotes, sent: {} } } as const;
    return spam.admit(arrival, { fields: { folded } }).catch((error: unknown) => {
      if (!isAppError(error) || error.code !== 'too_many') throw error;
    });
  }

  /** Whether this lead has sent too many letters in the last minutes: those of other leads are taken first. */
  async function hasSentMany({ id }: NamedLead): Promise<boolean> {
    const received = await countReceived(db, id, new Date(now() - spamLimits.windowMilliseconds));
    const allowed = multiplied(letterLimits.perLead, settings.now().rateLimitFactor, letterLimits.least);
    return received >= allowed;
  }

  async function listOwnAddresses(): Promise<string[]> {
    const { email, departments } = await company.getCompany();
    const { mailFrom, mailReplyTo } = settings.now();
    const own = [email, ...departments.map((department) => department.email), mailFrom?.address, mailReplyTo?.address];
    return own.flatMap((each) => each || []);
  }

  /** Whether a letter came from a colleague's or one of our own addresses, and not from the lead's. */
  async function isColleague({ from: { address } }: ReadLetter, { kind, id }: NamedLead): Promise<boolean> {
    const sender = normaliseMailbox(address);
    if (sender === normaliseMailbox((await findMailedLead(db, kind, id))?.email ?? '')) return false;
    const isOwn = (await listOwnAddresses()).some((each) => mailboxKey(each) === mailboxKey(address));
    return isOwn || isAccountAddress(db, address);
  }

  /** Makes a lead of a letter that belongs to none, once. */
  async function makeLead(letter: ReadLetter, { file, isWhole }: Source): Promise<Taken> {
    const { checked, leftOut } = await checkFiles(letter, { file });
    try {
      const { lead, refused } = await strangers.makeLead(letter, checked);
      const names = nameLeftOut([...leftOut, ...refused], isWhole && !letter.isCut);
      await insertReceived(db, lead.id, { ...(await makeEntry(letter, lead)), leftOut: names });
      return 'taken';
    } catch (error) {
      if (isAppError(error) && error.code === 'invalid') return 'left';
      if (isAppError(error) && error.code === 'too_many') return { waits: networkOfStrangers };
      throw error;
    } finally {
      for (const each of checked) await rm(each.file, { force: true });
    }
  }

  type Source = { file: string; isWhole: boolean };

  async function takeRead(read: ReadLetter, source: Source & { isNew: boolean }): Promise<Taken> {
    const letter = { ...read, id: identify(read) };
    // Earlier releases knew a letter by its Message-ID alone.
    if ((await hasReceived(db, [read.id, letter.id])) || (await mailTrial.receive(letter))) return 'taken';
    if (await matching.isOurs(letter)) return 'left';
    const lead = await matching.find(letter);
    const { nature } = letter;
    if (!lead) {
      const isLead = settings.now().mailUnmatched === 'lead' && nature === 'word' && source.isNew;
      const isPersonal = isLead && isForUs(letter, await listOwnAddresses());
      return isPersonal ? makeLead(letter, source) : 'left';
    }
    if (await hasSentMany(lead)) return { waits: lead.id };
    if (nature !== 'word') return note({ ...letter, nature }, lead, source);
    return (await isColleague(letter, lead))
      ? note({ ...letter, nature: 'colleague' }, lead, source)
      : takeWord(letter, lead, source);
  }

  return {
    /**
     * Takes a letter into its lead, once. `isNew`: whether it may become a lead where it belongs to none.
     * @throws AppError `too_many` or `unavailable` when it has to wait
     */
    async take({ source, isWhole }: FetchedLetter, { isNew }: { isNew: boolean }): Promise<Taken> {
      const file = files.temp.newFile('eml');
      try {
        await writeFile(file, source);
        const letter = await inspector.readLetter(file, from);
        return await takeRead(letter, { file, isWhole, isNew });
      } catch (error) {
        if (isAppError(error) && error.code === 'invalid') return 'left';
        throw error;
      } finally {
        await rm(file, { force: true });
      }
    },
  };
}

/** Files that are refused are named; checks that cannot be made now are repeated with the letter. */
function refusedFile(error: unknown): undefined {
  if (!isAppError(error) || error.code === 'unavailable') throw error;
}

/** The names of what is not taken, with `…` where that is not all. */
function nameLeftOut(names: readonly string[], isAll: boolean): string[] {
  const isNamed = isAll && names.length <= mostFilesRead;
  return [...names.slice(0, mostFilesRead), ...(isNamed ? [] : ['…'])];
}

/** The line under which mailing lists and people add the same to each letter. */
const footerLine = /^(?:-- ?|_{5,}|-{5,})$/m;

/**
 * What a letter is known by: some programs give the same Message-ID to different ones. Copies that differ in blanks and in
 * what a mailing list added are one.
 */
function identify({ id, text, files }: ReadLetter): string {
  const [own = ''] = text.split(footerLine);
  const words = own.replace(/[^\p{L}\p{N}]+/gu, '') || files.map(({ name, size }) => `${name} ${size}`).join('\n');
  return hash('sha256', `${id}\n${words}`, 'hex');
}
