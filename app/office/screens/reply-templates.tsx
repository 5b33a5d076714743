import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, describeFailure, toOutcome } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { EditedFields } from '#app/office/components/edited-context.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { ListScreen } from '#app/office/components/list/list-screen.tsx';
import { randomId } from '#app/office/components/random-id.ts';
import { type ReadRecord, readRecord } from '#app/office/components/record/read-record.ts';
import { useLeaveGuard } from '#app/office/components/record/use-leave-guard.ts';
import { readSession } from '#app/office/components/session.ts';
import { toastSuccess } from '#app/office/components/toast.ts';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { isolatedText } from '#app/ui/i18n/foreign-text.ts';
import { formatList } from '#app/ui/i18n/format.ts';
import { lazyPart } from '#app/ui/import-timeout.ts';
import { m } from '#messages';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import { doneAnswer } from '#shared/answer-parts.ts';
import { languages } from '#shared/language.ts';
import { leadKinds, sectionOfLead } from '#shared/leads/lead.ts';
import {
  listFields,
  listTemplateUses,
  mostTemplates,
  type ReplyTemplate,
  type TemplateUse,
  templateFields,
  templatesAnswer,
} from '#shared/leads/reply-template.ts';
import { limits } from '#shared/limits.ts';
import type { Route } from './+types/reply-templates';
import styles from './reply-templates.module.css';

export const handle = { title: m.replies_title };

export function clientLoader() {
  return { replies: toOutcome(readRecord('/replies', templatesAnswer), m.replies_unread()) };
}

/** The prepared replies of the desk, in both languages. */
export default function ReplyTemplates({ loaderData: { replies } }: Route.ComponentProps) {
  return (
    <ListScreen title={m.replies_title()} subtitle={m.replies_subtitle()}>
      <AwaitData outcome={replies}>{(read) => <Templates key={read.etag} read={read} />}</AwaitData>
    </ListScreen>
  );
}

const useLabels: Record<TemplateUse, () => string> = {
  buyers: m.replies_use_buyers,
  applicants: m.replies_use_applicants,
  invite: m.replies_use_invite,
  reject: m.replies_use_reject,
};
const nameLabels = { en: m.replies_name_en, ar: m.replies_name_ar };
const textLabels = { en: m.replies_text_en, ar: m.replies_text_ar };

/** The uses of the prepared replies that the signed-in colleague may edit. */
function ownUses(): TemplateUse[] {
  const { role = '' } = readSession()?.user ?? {};
  return [...new Set(leadKinds.flatMap((kind) => (mayUse(role, sectionOfLead(kind)) ? listTemplateUses(kind) : [])))];
}

// Loaded on demand, since most saves need none.
const ConflictDialog = lazyPart(() => import('#app/office/components/record/conflict-dialog.tsx'), 'ConflictDialog');

/** Names the fields of a text that the site does not fill in. */
function ownFieldsHint(text: string): string | undefined {
  const fields = listFields(text).filter((field) => !templateFields.some((known) => known === field));
  return fields.length > 0 ? m.replies_own_fields({ fields: formatList(fields.map(isolatedText)) }) : undefined;
}

type Texts = Record<string, string[]>;

/** The texts of each reply by its id, for comparison. */
const collectTexts = (templates: readonly ReplyTemplate[]): Texts =>
  Object.fromEntries(
    templates.map(({ _id, use, name, text }) => [_id, [useLabels[use](), name.en, name.ar, text.en, text.ar]]),
  );

function Templates({ read }: { read: ReadRecord<{ templates: ReplyTemplate[] }> }) {
  const [templates, setTemplates] = useState(read.record.templates);
  const [saved, setSaved] = useState(templates);
  const [etag, setEtag] = useState(read.etag);
  const [hasConflict, setHasConflict] = useState(false);
  // What a colleague stored meanwhile.
  const theirs = useRef<ReplyTemplate[]>([]);
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  // By the names that the server gives the fields: `templates.0.name.en`.
  const [errors, setErrors] = useState<Record<string, string>>({});
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  const [failure, setFailure] = useState<ReturnType<typeof describeFailure>>();
  const [isBusy, setIsBusy] = useState(false);
  const uses = ownUses();
  const reader = currentLanguage();
  useLeaveGuard(templates !== saved, { onDiscard() {} });
  const change = (id: string, changes: Partial<ReplyTemplate>) =>
    setTemplates((all) => all.map((each) => (each._id === id ? { ...each, ...changes } : each)));
  const add = () =>
    setTemplates((all) => [
      ...all,
      { _id: randomId(), use: uses[0] ?? 'buyers', name: { en: '', ar: '' }, text: { en: '', ar: '' } },
    ]);

  async function save(written = templates, ifMatch = etag): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    setErrors({});
    setHasConflict(false);
    try {
      const body = { templates: written };
      const stored = await readRecord('/replies', doneAnswer, { method: 'PUT', body, ifMatch });
      toastSuccess(m.replies_saved());
      setEtag(stored.etag);
      setTemplates(written);
      setSaved(written);
    } catch (error) {
      setTemplates(written);
      if (error instanceof ApiError && error.code === 'changed') setHasConflict(true);
      else setFailure(describeFailure(error, m.replies_failed()));
      if (error instanceof ApiError) setErrors(error.errors);
    }
    setIsBusy(false);
  }

  function readTheirs(sent: unknown): Texts {
    theirs.current = templatesAnswer.parse(sent).templates;
    return collectTexts(theirs.current);
  }

  /** Saves the form over what a colleague stored, after taking some replies from it. */
  function saveOver({ etag: current }: ReadRecord<object>, taken: readonly string[]): void {
    const found = new Map(theirs.current.map((each) => [each._id, each]));
    // Each reply keeps its place; the ones that only the colleague has follow.
    const kept = templates.flatMap((own) => (taken.includes(own._id) ? (found.get(own._id) ?? []) : own));
    const added = taken.flatMap((id) => (templates.some(({ _id }) => _id === id) ? [] : (found.get(id) ?? [])));
    void save([...kept, ...added], current);
  }

  return (
    <form
      ref={form}
      noValidate
      className="stack gap-4"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      {failure && <ErrorLine {...failure} />}
      <p>{m.replies_fields({ fields: templateFields.join('  ') })}</p>
      {templates.map((template, place) => (
        <fieldset key={template._id} className={`box ${styles.template}`} aria-label={template.name[reader]}>
          <NativeSelect
            label={m.replies_use()}
            value={template.use}
            data={uses.map((use) => ({ value: use, label: useLabels[use]() }))}
            onChange={({ currentTarget }) => change(template._id, { use: currentTarget.value as TemplateUse })}
          />
          {languages.map((language) => (
            <TextInput
              key={language}
              label={nameLabels[language]()}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              required
              maxLength={limits.name}
              value={template.name[language]}
              error={errors[`templates.${place}.name.${language}`]}
              onChange={({ currentTarget }) =>
                change(template._id, { name: { ...template.name, [language]: currentTarget.value } })
              }
            />
          ))}
          {languages.map((language) => (
            <Textarea
              key={language}
              label={textLabels[language]()}
              description={ownFieldsHint(template.text[language])}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              required
              autosize
              minRows={4}
              maxRows={14}
              maxLength={limits.message}
              value={template.text[language]}
              error={errors[`templates.${place}.text.${language}`]}
              onChange={({ currentTarget }) =>
                change(template._id, { text: { ...template.text, [language]: currentTarget.value } })
              }
            />
          ))}
          <Button
            variant="default"
            aria-label={m.replies_remove({ name: template.name[reader] })}
            onClick={() => {
              setErrors({});
              setTemplates((all) => all.filter((each) => each !== template));
            }}
          >
            {m.admin_delete()}
          </Button>
        </fieldset>
      ))}
      <div className={styles.acts}>
        <Button variant="default" disabled={templates.length >= mostTemplates} onClick={add}>
          {m.replies_add()}
        </Button>
        <Button type="submit" loading={isBusy}>
          {m.admin_save()}
        </Button>
      </div>
      {hasConflict && (
        <EditedFields
          value={templates.map(({ _id, name }) => ({ name: _id, type: 'line', label: () => name[reader] }))}
        >
          <Suspense>
            <ConflictDialog
              path="/replies"
              schema={{ parse: readTheirs }}
              change={undefined}
              comparedIn={(stored) => Object.keys({ ...stored, ...collectTexts(templates) })}
              base={collectTexts(saved)}
              mine={collectTexts(templates)}
              onSave={saveOver}
              onTakeTheirs={() => void revalidate()}
              onBack={() => setHasConflict(false)}
            />
          </Suspense>
        </EditedFields>
      )}
    </form>
  );
}
