import type { ReactNode } from 'react';
import { QuietLink, SiteLink } from '#app/site/components/site-link.tsx';
import { Logo } from '#app/ui/brand/logo.tsx';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { Icon } from '#app/ui/icon.tsx';
import { EmailLink, Isolate, PhoneLink } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import { NavigationLink } from './basket-link.tsx';
import { exploreLinks, type NavigationEntry, quickLinks } from './navigation.ts';
import type { SiteCompany } from './site-company.ts';
import styles from './site-footer.module.css';

/** A part that is folded on phones by its island, and open without scripts. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold} open data-island="fold">
      <summary className="unmarked">
        <h2 className={styles.title}>{title}</h2>
        <Icon name="chevron" size={18} />
      </summary>
      {children}
    </details>
  );
}

function LinkList({ title, entries }: { title: string; entries: NavigationEntry[] }) {
  return (
    <nav aria-label={title}>
      <Fold title={title}>
        <ul className={styles.links}>
          {entries.map((entry) => (
            <li key={entry.to}>
              <NavigationLink {...entry} />
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

function ContactDetails({ company }: { company: SiteCompany }) {
  return (
    <Fold title={m.footer_contact()}>
      <dl className={styles.details}>
        <dt>{m.footer_phone()}</dt>
        <dd>
          <PhoneLink number={company.phone} />
        </dd>
        <dt>{m.footer_email()}</dt>
        <dd>
          <EmailLink address={company.email} />
        </dd>
        <dt>{m.footer_fax()}</dt>
        <dd>
          <Isolate>{company.fax}</Isolate>
        </dd>
        <dt>{m.footer_po_box()}</dt>
        <dd>{company.poBox}</dd>
        <dt>{m.footer_address()}</dt>
        <dd>{company.address}</dd>
      </dl>
    </Fold>
  );
}

function Departments({ company }: { company: SiteCompany }) {
  return (
    <section aria-label={m.footer_departments()}>
      <Fold title={m.footer_departments()}>
        <div className={styles.departments}>
          {company.departments.map((department) => (
            <div key={department.key}>
              <h3>{department.name}</h3>
              <p>
                <PhoneLink number={department.phone} />
              </p>
              <p>
                <EmailLink address={department.email} />
              </p>
            </div>
          ))}
        </div>
      </Fold>
    </section>
  );
}

/** The call to work together, the tagline, both link lists and everything needed to reach the company. */
export function SiteFooter({ company }: { company: SiteCompany }) {
  return (
    <footer className={styles.footer}>
      <div className="container">
        <div className={`${styles.call} no-print`}>
          <div className={styles.brand}>
            <Logo language={currentLanguage()} />
            <p>{company.tagline}</p>
          </div>
          <p className={styles.callText}>{company.callToWork}</p>
          <QuietLink to="/contact-us">{m.footer_work_with_us()}</QuietLink>
        </div>
        <div className={styles.groups}>
          <LinkList title={m.footer_quick_links()} entries={quickLinks} />
          <LinkList title={m.footer_explore()} entries={exploreLinks} />
          <ContactDetails company={company} />
          <Departments company={company} />
        </div>
        <div className={`${styles.end} no-print`}>
          <p>{m.footer_rights({ year: company.copyrightYear, company: company.name })}</p>
          <p>{m.footer_renders()}</p>
          <ul>
            <li>
              <a href={company.socialUrl} rel="noopener">
                {m.footer_social()}
              </a>
            </li>
            <li>
              <a href={company.professionalUrl} rel="noopener">
                {m.footer_professional()}
              </a>
            </li>
            <li>
              <SiteLink to="/privacy">{m.nav_privacy()}</SiteLink>
            </li>
            <li>
              <a href="/login">{m.nav_login()}</a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
