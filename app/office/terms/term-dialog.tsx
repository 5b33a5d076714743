import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { callApi } from '#app/office/components/api-client.ts';
import { FormDialog } from '#app/office/components/form-dialog.tsx';
import { type ServerForm, useServerForm } from '#app/office/components/use-server-form.ts';
import { isolatedText } from '#app/ui/i18n/foreign-text.ts';
import { formatDateTime } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { StaffTerm } from '#shared/terms/trade-term.ts';
import { subjectChoices } from './term-labels.ts';
import styles from './terms.module.css';
import { TrialBox } from './trial-box.tsx';
import { atFields, newTerm, sentTerm, type TypedTerm, typedTerm } from './typed-term.ts';

/** A term to be changed, with its ETag, or the words of a new one. */
export type OpenedTerm = { term: StaffTerm; etag: string } | { words: string };

type TermDialogProps = { opened: OpenedTerm; onClose: () => void; onSaved: (message: string) => Promise<void> };

/** The words of a term, new or stored; validated by the server. Mounted means open. */
export function TermDialog({ opened, onClose, onSaved }: TermDialogProps) {
  const known = 'term' in opened ? opened : undefined;
  const initial = 'term' in opened ? typedTerm(opened.term) : newTerm(opened.words);
  const form = useServerForm(initial, m.terms_error_saving(), async (values) => {
    await save(sentTerm(values), known);
    onClose();
    await onSaved(m.terms_saved());
  });
  const tried = { ...sentTerm(form.values), _id: known?.term._id ?? '' };
  const isTouched = JSON.stringify(form.values) !== JSON.stringify(initial);
  return (
    <FormDialog
      title={known ? m.terms_edit() : m.terms_add()}
      size="xl"
      form={form}
      submitLabel={m.admin_save()}
      onClose={onClose}
      closeOnClickOutside={!isTouched}
    >
      {known && <LastChange term={known.term} />}
      <TermFields form={form} />
      <TrialBox term={tried} />
    </FormDialog>
  );
}

async function save(body: ReturnType<typeof sentTerm>, known: { term: StaffTerm; etag: string } | undefined) {
  try {
    if (known) await callApi(`/terms/${known.term._id}`, { method: 'PUT', body, ifMatch: known.etag });
    else await callApi('/terms', { method: 'POST', body });
  } catch (error) {
    throw atFields(error);
  }
}

function LastChange({ term: { changedBy, updatedAt } }: { term: StaffTerm }) {
  if (!changedBy || !updatedAt) return null;
  return (
    <p className="small muted">
      {m.terms_changed_by({ name: isolatedText(changedBy), time: formatDateTime(updatedAt) })}
    </p>
  );
}

function TermFields({ form }: { form: ServerForm<TypedTerm> }) {
  const english = { dir: 'ltr', lang: 'en', autoComplete: 'off' } as const;
  const arabic = { dir: 'rtl', lang: 'ar', autoComplete: 'off' } as const;
  const lines = { rows: 5, resize: 'vertical' } as const;
  const few = { rows: 2, resize: 'vertical' } as const;
  const hint = m.terms_words_hint();
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          {...form.field('name')}
          label={m.terms_name()}
          description={m.terms_name_hint()}
          autoComplete="off"
          required
          data-autofocus
        />
        <NativeSelect
          {...form.field('subject')}
          label={m.terms_subject()}
          description={'\u00a0'}
          data={subjectChoices()}
        />
      </div>
      <Switch
        label={m.terms_is_searched()}
        checked={form.values.isSearched}
        onChange={({ currentTarget }) => form.change({ isSearched: currentTarget.checked })}
      />
      <div className={styles.pair}>
        <Textarea
          {...form.field('englishSearch')}
          {...english}
          {...lines}
          label={m.terms_english_search()}
          description={hint}
        />
        <Textarea
          {...form.field('arabicSearch')}
          {...arabic}
          {...lines}
          label={m.terms_arabic_search()}
          description={hint}
        />
        <TextInput {...form.field('english')} {...english} label={m.terms_english()} />
        <TextInput {...form.field('arabic')} {...arabic} label={m.terms_arabic()} />
        <Textarea {...form.field('englishAvoided')} {...english} {...few} label={m.terms_english_avoided()} />
        <Textarea {...form.field('arabicAvoided')} {...arabic} {...few} label={m.terms_arabic_avoided()} />
      </div>
      <TextInput {...form.field('note')} label={m.terms_note()} dir="auto" autoComplete="off" />
    </>
  );
}
