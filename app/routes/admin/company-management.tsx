import { EditedRecord } from '#app/components/back-office/record/edited-record.tsx';
import styles from '#app/features/company/company-form.module.css';
import { CompanyForm } from '#app/features/company/company-form.tsx';
import { m } from '#messages';
import { type Company, companyAnswer } from '#shared/company.ts';

export const handle = { title: m.admin_nav_company };

export default function CompanyManagement() {
  return (
    <div className={styles.screen}>
      <h1 className={styles.heading}>{m.admin_company_heading()}</h1>
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
