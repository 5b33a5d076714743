import { useRevalidator } from 'react-router';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { Loaded } from '#app/components/back-office/loaded.tsx';
import { outcomeOf } from '#app/components/back-office/outcome.ts';
import { readRecord } from '#app/components/back-office/record/read-record.ts';
import styles from '#app/features/company/company-form.module.css';
import { CompanyForm } from '#app/features/company/company-form.tsx';
import { m } from '#messages';
import type { Company } from '#shared/company.ts';
import type { Route } from './+types/company-management';

export const handle = { title: m.admin_nav_company };

/** Not awaited: the screen stands while the profile comes. */
export function clientLoader() {
  return { company: outcomeOf(readRecord<Company>('/company'), m.admin_company_error_fetching()) };
}

export default function CompanyManagement({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <div className={styles.screen}>
      <h1 className={styles.heading}>{m.admin_company_heading()}</h1>
      <p className="muted">{m.admin_company_lead()}</p>
      <Loaded
        outcome={loaderData.company}
        loading={<p role="status">{m.admin_loading()}</p>}
        failed={(message) => <ErrorLine message={message} onRetry={revalidate} />}
      >
        {(read) => <CompanyForm read={read} />}
      </Loaded>
    </div>
  );
}
