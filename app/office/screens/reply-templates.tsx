import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { callApi, failureOf, outcomeOf, readApi } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { ListScreen } from '#app/office/components/list/list-screen.tsx';
import { randomId } from '#app/office/components/random-id.ts';
import { useLeaveGuard } from '#app/office/components/record/use-leave-guard.ts';
import { readSession } from '#app/office/components/session.ts';
import { toastSuccess } from '#app/office/components/toast.ts';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { m } from '#messages';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import { languages } from '#shared/language.ts';
import { leadKinds, sectionOfLead } from '#shared/leads/lead.ts';
import {
  mostTemplates,
  type ReplyTemplate,
  type TemplateUse,
  templateFields,
  templatesAnswer,
  usesOf,
} from '#shared/leads/reply-template.ts';
import { limits } from '#shared/limits.ts';
import type { Route } from './+types/reply-templates';
import styles from './reply-templates.module.css';

export const handle = { title: m.replies_title };

/** Not awaited: the screen renders while the replies load. */
export function clientLoader() {
  return { replies: outcomeOf(readApi('/replies', templatesAnswer), m.replies_unread()) };
}

/** The prepared replies of the desk, in both languages. */
export default function ReplyTemplates({ loaderData: { replies } }: Route.ComponentProps) {
  return (
    <ListScreen title={m.replies_title()} subtitle={m.replies_subtitle()}>
      <AwaitData outcome={replies}>{({ templates }) => <Templates stored={templates} />}</AwaitData>
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
  return [...new Set(leadKinds.flatMap((kind) => (mayUse(role, sectionOfLead(kind)) ? usesOf(kind) : [])))];
}

function Templates({ stored }: { stored: ReplyTemplate[] }) {
  const [templates, setTemplates] = useState(stored);
  const [saved, setSaved] = useState(stored);
  const [failure, setFailure] = useState<ReturnType<typeof failureOf>>();
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

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    setFailure(undefined);
    try {
      await callApi('/replies', { method: 'PUT', body: { templates } });
      toastSuccess(m.replies_saved());
      setSaved(templates);
    } catch (error) {
      setFailure(failureOf(error, m.replies_failed()));
    }
    setIsBusy(false);
  }

  return (
    <form className="stack gap-4" onSubmit={(event) => void save(event)}>
      {failure && <ErrorLine {...failure} />}
      <p>{m.replies_fields({ fields: templateFields.join('  ') })}</p>
      {templates.map((template) => (
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
              onChange={({ currentTarget }) =>
                change(template._id, { name: { ...template.name, [language]: currentTarget.value } })
              }
            />
          ))}
          {languages.map((language) => (
            <Textarea
              key={language}
              label={textLabels[language]()}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              required
              autosize
              minRows={4}
              maxRows={14}
              maxLength={limits.message}
              value={template.text[language]}
              onChange={({ currentTarget }) =>
                change(template._id, { text: { ...template.text, [language]: currentTarget.value } })
              }
            />
          ))}
          <Button
            variant="default"
            aria-label={m.replies_remove({ name: template.name[reader] })}
            onClick={() => setTemplates((all) => all.filter((each) => each !== template))}
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
    </form>
  );
}
