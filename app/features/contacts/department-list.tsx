import { EmailLink, PhoneLink } from '#app/components/isolate.tsx';
import { m } from '#messages';
import type { Company } from '#shared/company.ts';
import styles from './department-list.module.css';

const purposes: Record<Company['departments'][number]['key'], () => string> = {
  management: m.contact_department_management,
  sales: m.contact_department_sales,
  hr: m.contact_department_hr,
};

/** The departments with what each is there for, its phone and its e-mail. */
export function DepartmentList({ departments }: Pick<Company, 'departments'>) {
  return (
    <ul className={styles.departments}>
      {departments.map(({ key, name, phone, email }) => (
        <li key={key}>
          <h3>{name}</h3>
          <p className="muted">{purposes[key]()}</p>
          <p>
            <PhoneLink number={phone} />
          </p>
          <p>
            <EmailLink address={email} />
          </p>
        </li>
      ))}
    </ul>
  );
}
