import type { RecordWords } from '#app/office/components/record/use-record-changes.ts';
import { kindLabels } from '#app/ui/i18n/kind-labels.ts';
import { m } from '#messages';
import type { KindName } from '#shared/kinds/kinds.ts';

type Word = () => string;

/** What the specification words itself; every other sentence is a general one with the name of the kind. */
export type OwnWords = Partial<Pick<RecordWords, 'confirmDelete' | 'isQuestionAlone'>> & {
  [Name in 'heading' | 'add' | 'edit' | 'empty']?: Word;
} & {
  /** What the edit button of a row is called; by default as the dialog. */
  editRow?: Word;
  /** Why a record cannot be edited that could not be read; by default as for the list. */
  readError?: Word;
};

type FormWords = RecordWords &
  Record<'heading' | 'add' | 'edit' | 'empty' | 'fetchError' | 'editRow' | 'readError', Word>;

/** A label within a sentence: "Blog post" → "blog post"; "FAQs" and "WhatsApp" stay, and Arabic has no capitals. */
export const withinSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?=(?:\p{Ll}|-\p{Ll})+(?:\P{L}|$))/u, (letter) => letter.toLowerCase());

/** The sentences of a kind's screen. The Arabic ones suit names of either gender. */
export function formWords({ name, words = {} }: { name: KindName; words?: OwnWords }): FormWords {
  const { one, many } = kindLabels[name];
  const [inOne, inMany] = [() => ({ kind: withinSentence(one()) }), () => ({ kind: withinSentence(many()) })];
  const edit = words.edit ?? (() => m.admin_kind_edit(inOne()));
  const fetchError = () => m.admin_kind_error_fetching(inMany());
  return {
    heading: () => m.admin_kind_heading({ kind: many() }),
    add: () => m.admin_kind_add(inOne()),
    edit,
    editRow: edit,
    empty: () => m.admin_kind_empty(inMany()),
    confirmDelete: m.admin_kind_confirm_delete,
    fetchError,
    readError: fetchError,
    createError: () => m.admin_kind_error_creating(inOne()),
    updateError: () => m.admin_kind_error_updating(inOne()),
    deleteError: () => m.admin_kind_error_deleting(inOne()),
    created: () => m.admin_kind_created({ kind: one() }),
    updated: () => m.admin_kind_updated({ kind: one() }),
    deleted: () => m.admin_kind_deleted({ kind: one() }),
    ...words,
  };
}
