import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type CompanyTab,
  companyFields,
  companySectionsFor,
  companyTabLabels,
  companyTabs,
  findCompanyTab,
} from '#app/office/company/company-fields.ts';
import styles from '#app/office/company/company-form.module.css';
import { describeFailure, type Failure, readApi } from '#app/office/components/api-client.ts';
import { ReadData } from '#app/office/components/await-data.tsx';
import { LanguageChoice } from '#app/office/components/both-languages.tsx';
import { useEdited } from '#app/office/components/edited-context.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { DraftNotice } from '#app/office/components/record/draft-notice.tsx';
import { EditedRecord } from '#app/office/components/record/edited-record.tsx';
import { toFieldValues, toRequestBody } from '#app/office/components/record/field-values.ts';
import { type ReadRecord, readRecord } from '#app/office/components/record/read-record.ts';
import { useRecordExtras } from '#app/office/components/record/record-extras.tsx';
import { RecordFields } from '#app/office/components/record/record-fields.tsx';
import { SearchTextsGroup } from '#app/office/components/record/search-texts.tsx';
import { type FieldForm, useFieldForm } from '#app/office/components/record/use-field-form.ts';
import { useLeaveGuard } from '#app/office/components/record/use-leave-guard.ts';
import { readSession } from '#app/office/components/session.ts';
import { SubTabs } from '#app/office/components/sub-tabs.tsx';
import { TextChecks } from '#app/office/components/text-checks/checked-record.tsx';
import { toastSuccess } from '#app/office/components/toast.ts';
import { m } from '#messages';
import { type Company, companyAnswer, pageHeadsAnswer } from '#shared/content/company.ts';

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
function useCompanyForm(
  read: ReadRecord<Company>,
  showFaulty: (faults: Record<string, string>) => Record<string, string>,
) {
  const edited = useEdited();
  const [failure, setFailure] = useState<Failure>();
  const control = useFieldForm({
    fields: companyFields,
    record: read.record,
    loadSchema: async () => (await import('#shared/content/company-input.ts')).companyInputSchema,
    async onSave(values) {
      setFailure(undefined);
      try {
        const body = toRequestBody(companyFields, values);
        // The reply is the current profile, for the next save.
        const now = await readRecord('/company', companyAnswer, { method: 'PUT', body, ifMatch: read.etag });
        edited?.rebase(now.etag);
        const shown = toFieldValues(companyFields, now.record);
        control.form.setInitialValues(shown);
        control.form.setValues(shown);
        control.form.resetDirty(shown);
      } catch (error) {
        setFailure(describeFailure(error, m.admin_company_error_updating()));
        throw error;
      }
    },
    onSaved: () => toastSuccess(m.admin_company_updated()),
    showFaulty,
  });
  return { control, failure };
}

/** The open tab, which the address names. */
function useCompanyTab() {
  const [address, setAddress] = useSearchParams();
  const tab = companyTabs.find((each) => each === address.get('tab')) ?? companyTabs[0];
  /** Opens a tab with faults, unless the open one has some. */
  function showFaulty(faults: Record<string, string>): Record<string, string> {
    const faulty =
      [tab, ...companyTabs].find((each) => Object.keys(faults).some((name) => findCompanyTab(name) === each)) ?? tab;
    if (faulty !== tab) setAddress({ tab: faulty }, { replace: true, preventScrollReset: true });
    return Object.fromEntries(Object.entries(faults).filter(([name]) => findCompanyTab(name) === faulty));
  }
  return { tab, showFaulty };
}

/** The tabs; those with errors say how many. */
function CompanyTabs({ current, errors }: { current: CompanyTab; errors: object }) {
  const tabs = companyTabs.map((tab) => ({
    to: `/admin/company?tab=${tab}`,
    label: companyTabLabels[tab](),
    isCurrent: tab === current,
    faults: Object.keys(errors).filter((name) => findCompanyTab(name) === tab).length,
  }));
  return <SubTabs label={m.admin_company_sections()} tabs={tabs} />;
}

/** The company's profile as one form in both languages, one tab of it at a time. */
function CompanyForm({ read }: { read: ReadRecord<Company> }) {
  const { tab, showFaulty } = useCompanyTab();
  const { control, failure } = useCompanyForm(read, showFaulty);
  const { form, element, isBusy, shown, show, submit, kept, focusFault } = control;
  const isDirty = form.isDirty();
  const sections = companySectionsFor(readSession()?.user.role ?? '').filter((section) => section.tab === tab);
  const extras = useRecordExtras(control);
  useLeaveGuard(isDirty, { onDiscard: kept.removeOwnDraft });
  const shownTab = useRef(tab);
  // A tab that was opened for its faults shows the first of them.
  useEffect(() => {
    if (shownTab.current !== tab) focusFault();
    shownTab.current = tab;
  }, [tab, focusFault]);
  return (
    <>
      <form ref={element} noValidate className={styles.form} onSubmit={submit}>
        <DraftNotice kept={kept} />
        <CompanyTabs current={tab} errors={form.errors} />
        <LanguageChoice shown={shown} onChange={show}>
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
