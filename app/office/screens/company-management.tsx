import { Button } from '@mantine/core';
import { useState } from 'react';
import { companyFields, companySections, companySectionsFor } from '#app/office/company/company-fields.ts';
import styles from '#app/office/company/company-form.module.css';
import { type Failure, failureOf, readApi } from '#app/office/components/api-client.ts';
import { ReadData } from '#app/office/components/await-data.tsx';
import { LanguageChoice } from '#app/office/components/both-languages.tsx';
import { useEdited } from '#app/office/components/edited-context.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { DraftNotice } from '#app/office/components/record/draft-notice.tsx';
import { EditedRecord } from '#app/office/components/record/edited-record.tsx';
import { bodyOf, fieldValuesOf } from '#app/office/components/record/field-values.ts';
import { type ReadRecord, readRecord } from '#app/office/components/record/read-record.ts';
import { useRecordExtras } from '#app/office/components/record/record-extras.tsx';
import { RecordFields } from '#app/office/components/record/record-fields.tsx';
import { SearchTextsGroup } from '#app/office/components/record/search-texts.tsx';
import { type FieldForm, useFieldForm } from '#app/office/components/record/use-field-form.ts';
import { useLeaveGuard } from '#app/office/components/record/use-leave-guard.ts';
import { readSession } from '#app/office/components/session.ts';
import { TextChecks } from '#app/office/components/text-checks/checked-record.tsx';
import { toastSuccess } from '#app/office/components/toast.ts';
import { m } from '#messages';
import { type Company, companyAnswer, pageHeadsAnswer } from '#shared/content/company.ts';
import { companyInputSchema } from '#shared/content/company-input.ts';

export const handle = { title: m.admin_nav_company };

export default function CompanyManagement() {
  return (
    <div className={`stack gap-4 ${styles.screen}`}>
      <h1>{m.admin_company_heading()}</h1>
      <p className="muted">{m.admin_company_lead()}</p>
      <EditedRecord<Company>
        path="/company"
        schema={companyAnswer}
        failed={m.admin_company_error_fetching()}
        frame={(content) => content}
      >
        {(read) => <CompanyForm read={read} />}
      </EditedRecord>
    </div>
  );
}

/** The profile's form, which stays open after saving; a save of an outdated state is refused. */
function useCompanyForm(read: ReadRecord<Company>) {
  const edited = useEdited();
  const [failure, setFailure] = useState<Failure>();
  const control = useFieldForm({
    fields: companyFields,
    record: read.record,
    schema: companyInputSchema,
    async onSave(values) {
      setFailure(undefined);
      try {
        const body = bodyOf(companyFields, values);
        // The reply is the current profile, for the next save.
        const now = await readRecord('/company', companyAnswer, { method: 'PUT', body, ifMatch: read.etag });
        edited?.rebase(now.etag);
        const shown = fieldValuesOf(companyFields, now.record);
        control.form.setInitialValues(shown);
        control.form.setValues(shown);
        control.form.resetDirty(shown);
      } catch (error) {
        setFailure(failureOf(error, m.admin_company_error_updating()));
        throw error;
      }
    },
    onSaved: () => toastSuccess(m.admin_company_updated()),
  });
  return { control, failure };
}

function SectionLinks() {
  return (
    <nav aria-label={m.admin_company_sections()}>
      <ul className="wrap gap-2">
        {companySections.map(({ id, label }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {label()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The company's profile as one form in both languages. */
function CompanyForm({ read }: { read: ReadRecord<Company> }) {
  const { control, failure } = useCompanyForm(read);
  const { form, element, isBusy, shown, show, submit, kept } = control;
  const isDirty = form.isDirty();
  const sections = companySectionsFor(readSession()?.user.role ?? '');
  const extras = useRecordExtras(control);
  useLeaveGuard(isDirty, { onDiscard: kept.removeOwnDraft });
  return (
    <>
      <form ref={element} noValidate className={styles.form} onSubmit={submit}>
        <DraftNotice kept={kept} />
        <LanguageChoice shown={shown} onChange={show}>
          <SectionLinks />
          <TextChecks entity="company">
            {sections.map(({ id, label, fields }) => (
              <section key={id} id={id} className={`stack gap-4 panel ${styles.section}`} aria-label={label()}>
                <h2 className="title-s">{label()}</h2>
                {id === 'search' ? <PageSearchTexts form={form} /> : <RecordFields form={form} fields={fields} />}
              </section>
            ))}
          </TextChecks>
        </LanguageChoice>
        <div className={`stack gap-2 panel ${styles.foot}`}>
          {failure && <ErrorLine {...failure} />}
          <div className="row apart gap-3">
            <p role="status" className="small muted">
              {isDirty ? m.admin_company_unsaved() : m.admin_company_saved()}
            </p>
            <div className={styles.acts}>
              {extras.button}
              <Button type="submit" loading={isBusy}>
                {m.admin_save()}
              </Button>
            </div>
          </div>
        </div>
      </form>
      {extras.dialogs}
    </>
  );
}

/** The search-engine texts of the fixed pages, beside what is shown where they are empty. */
function PageSearchTexts({ form }: { form: FieldForm }) {
  return (
    <ReadData
      read={(signal) => readApi('/company/pages', pageHeadsAnswer, { signal })}
      fallback={m.admin_company_error_fetching()}
    >
      {(pages) => (
        <div className="stack gap-2">
          {pages.map(({ page, name, ...words }, place) => (
            <SearchTextsGroup
              key={page}
              form={form}
              prefix={`pages.${place}.`}
              label={name}
              page={page}
              words={words}
            />
          ))}
        </div>
      )}
    </ReadData>
  );
}
