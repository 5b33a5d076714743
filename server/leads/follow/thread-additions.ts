import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import type { FileInspector } from '#server/core/files/inspection/file-inspector.ts';
import type { Admission, SpamService } from '#server/core/spam/spam-service.ts';
import { artworkField, createFormFiles, type FormFiles, fileRules } from '#server/leads/files/file-intake.ts';
import type { KeptUpload } from '#server/leads/files/upload-queries.ts';
import type { CheckedUpload, Uploads } from '#server/leads/files/upload-service.ts';
import { hashFields, type Idempotency } from '#server/leads/forms/idempotency-service.ts';
import type { FormOutcome, PageForm, PageForms, PostedForm } from '#server/leads/forms/page-forms.ts';
import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import { senderWrote } from '#server/leads/kinds/lead-progress.ts';
import type { Addition } from '#server/leads/letters/lead-announcement.ts';
import { findMailedLead } from '#server/leads/letters/lead-letters.ts';
import { insertReceived, type ReceivedLetter } from '#server/leads/thread/received-mail-queries.ts';
import { insertFiles, insertMessage, listFiles, listMessages, setClosed } from '#server/leads/thread/thread-queries.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import { followLimits, visitorAnswerSchema } from '#shared/leads/follow.ts';
import { privatePath } from '#shared/site/site-paths.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import { type Followed, measureRoom, type Named, requireRoom } from './thread-room.ts';

export type AdditionParts = {
  db: Database;
  uploads: Uploads;
  inspector: FileInspector;
  spam: SpamService;
  idempotency: Idempotency;
  pageForms: PageForms;
  /** Tells staff, in the transaction that stores what was added. */
  announceAddition: (transaction: Database, addition: Addition) => Promise<void>;
  /** Records, likewise, that a word set a lead back to its first status. */
  recordSetBack: (transaction: Database, lead: Pick<Followed, 'kind' | 'id'>) => Promise<void>;
  now?: () => number;
};

type Follow = (token: string, network: string) => Promise<Followed>;
type Receiving = { followed: Followed; key: string | undefined; posted: PostedForm; artworks: FormFiles };

/** The files of a letter, and the network to which it counts. */
type LetterFiles = { files: readonly CheckedUpload[]; network: string };

const missing = () => new AppError('not_found', 'follow_not_found');

/** What visitors add on private pages: once per key of the form, and within the limits of everything that visitors store. */
export function createThreadAdditions(parts: AdditionParts, follow: Follow) {
  const { db, uploads, inspector, spam, idempotency, pageForms, now = () => Date.now() } = parts;

  /** @throws AppError `too_many` with a challenge, `invalid` when no more fits or the key was used for something else */
  async function receive(values: object, { followed, key, posted, artworks }: Receiving): Promise<void> {
    const { kind, id, room } = followed;
    if (artworks.refusal) throw artworks.refusal;
    const { text } = parseOrRefuse(visitorAnswerSchema, values);
    const files = artworks.uploads;
    const sent = {
      kind,
      key: key && `${id} ${key}`,
      hash: { fields: hashFields(kind, { text }), ...(artworks.hash && { file: artworks.hash }) },
    };
    if (await idempotency.findRepeated(sent)) return;
    if (!text && files.length === 0) throw fieldRefused('text', 'follow_nothing_written');
    requireRoom(room, files);
    const fileBytes = files.reduce((sum, { size }) => sum + size, 0);
    const network = { address: posted.address, sent: posted.fields };
    const admission = await spam.admit({ source: 'private page', network }, { fields: { text }, fileBytes });
    const { networks } = admission;
    await idempotency.storeOnce({ ...sent, networks }, (transaction) =>
      storeWord(transaction, { kind, id }, { message: randomUUIDv7(), text, files, admission }),
    );
  }

  type Word = { message: string; text: string; files: readonly KeptUpload[]; admission: Admission; most?: number };

  /** Stores what its sender said about a lead, which then waits for staff again, and tells them. */
  async function storeWord(
    transaction: Database,
    { kind, id }: Named,
    { message, text, files, admission, most }: Word,
  ) {
    await leadTables[kind].lock(transaction, id);
    const lead = await findMailedLead(transaction, kind, id);
    if (!lead || lead.anonymisedAt) throw missing();
    await admission.settle(transaction);
    // Counted again under the lock: several may be sent at the same time.
    const before = { messages: await listMessages(transaction, id), files: await listFiles(transaction, id) };
    requireRoom(measureRoom(before, most), files);
    const at = new Date(now()).toISOString();
    await setClosed(transaction, id, null);
    await insertMessage(transaction, id, { _id: message, author: 'visitor', kind: 'answer', text, createdAt: at });
    await insertFiles(transaction, files, { lead: id, message, at });
    for (const file of files)
      if (!(await uploads.takeOver(transaction, file))) throw fieldRefused(artworkField, 'artwork_not_kept');
    if (await senderWrote(transaction, { kind, id }, at)) await parts.recordSetBack(transaction, { kind, id });
    await leadTables[kind].index(transaction, id);
    await parts.announceAddition(transaction, { kind, lead, message, networks: admission.networks });
    return { _id: id, reference: lead.reference, createdAt: at };
  }

  return {
    /**
     * Adds a letter of a visitor, which is their word as one on the private page; once for its id.
     * @throws AppError `not_found`, `invalid` when no more fits, `too_many`
     */
    async receiveLetter(named: Named, letter: ReceivedLetter & { text: string }, { files, network }: LetterFiles) {
      const { text, ...received } = letter;
      const fileBytes = files.reduce((sum, { size }) => sum + size, 0);
      const before = { messages: await listMessages(db, named.id), files: await listFiles(db, named.id) };
      // What does not fit takes no room from the letters of others.
      requireRoom(measureRoom(before, followLimits.messagesWithLetters), files);
      const fields = { text, folded: received.folded };
      const admission = await spam.admit(
        { source: 'mail', network: { address: network, sent: {} } },
        { fields, fileBytes },
      );
      const { kept, refused } = await uploads.putDownAll(files);
      const message = randomUUIDv7();
      const entry = { ...received, message, leftOut: [...received.leftOut, ...refused] };
      await db.transaction().execute(async (transaction) => {
        if (!(await insertReceived(transaction, named.id, entry))) return;
        await storeWord(transaction, named, {
          ...{ message, text, files: kept, admission },
          most: followLimits.messagesWithLetters,
        });
      });
    },

    /**
     * Adds what a visitor wrote, or files, or both, from the form of a private page; nothing of a refused one is lost, its
     * files are kept for an hour. Never throws, as `PageForms.answer`.
     */
    async submitForm(token: string, posted: PostedForm, language: Language): Promise<FormOutcome> {
      const artworks = createFormFiles(posted, fileRules.artwork, { uploads, inspector });
      let followed: Followed | undefined;
      let refusal: AppError | undefined;
      const form: PageForm = {
        ...{ language, fields: ['text'], failure: 'error_unavailable' },
        async keepFiles(key) {
          followed = await follow(token, posted.address);
          // Nothing is sent yet, but what is wrong with the files is said.
          ({ refusal } = await artworks.take(key));
        },
      };
      const outcome = await pageForms.answer(posted, form, async (values, { key }) => {
        followed = await follow(token, posted.address);
        await receive(values, { followed, key, posted, artworks: await artworks.take(key) });
        await artworks.finish(key);
        return { reference: followed.lead.reference, followPath: privatePath(token) };
      });
      // Nothing is kept for whoever does not know an address.
      if (outcome.ok || !followed) return outcome;
      const { kept: keptFiles, isLost } = await artworks.keepUnder(outcome.formKey, followed.lead.email);
      const fault = isLost ? fieldRefused(artworkField, 'artwork_not_kept') : refusal;
      const rejected = fault ? pageForms.addErrors(outcome, fault, language) : outcome;
      return { ...rejected, ...(keptFiles.length > 0 && { keptFiles }) };
    },
  };
}
