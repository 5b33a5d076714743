import { Card, CardGrid } from '#app/components/card.tsx';
import { Isolate } from '#app/components/isolate.tsx';
import { PictureView } from '#app/components/picture.tsx';
import { Section } from '#app/components/section.tsx';
import { SiteLink } from '#app/components/site-link.tsx';
import { FactsStrip } from '#app/features/home/facts-strip.tsx';
import { HomeHero } from '#app/features/home/home-hero.tsx';
import { PartnerWall } from '#app/features/home/partner-wall.tsx';
import { ProcessSteps } from '#app/features/home/process-steps.tsx';
import { m } from '#messages';
import type { HomeContent } from './home-content.ts';
import styles from './home-page.module.css';

function Certificates({ certificates }: Pick<HomeContent, 'certificates'>) {
  return (
    <Section
      title={m.home_certificates_title()}
      action={<SiteLink to="/certificates">{m.home_certificates_all()}</SiteLink>}
    >
      <ul className={styles.certificates}>
        {certificates.map(({ _id, name, number, issuer, until }) => (
          <li key={_id}>
            <h3>{name}</h3>
            <p>{issuer}</p>
            <p className="muted">
              <Isolate>{number}</Isolate>
            </p>
            <p className="muted">{m.home_certificate_until({ date: until })}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Consulting({ consulting }: Pick<HomeContent, 'consulting'>) {
  return (
    <section className={styles.consulting}>
      <PictureView picture={consulting.picture} sizes="100vw" alt="" className={styles.backdrop} />
      <div className={`container ${styles.consultingText}`}>
        <h2>{consulting.name}</h2>
        <p>{consulting.intro}</p>
        <div className={styles.actions}>
          <SiteLink to="/consultation" className="button">
            {m.home_consulting_action()}
          </SiteLink>
          <SiteLink to="/services" className="button quiet">
            {m.home_consulting_services()}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}

function ContactBand() {
  return (
    <section className={styles.contact}>
      <div className="container">
        <h2>{m.home_contact_title()}</h2>
        <p className="muted">{m.home_contact_text()}</p>
        <SiteLink to="/contact-us" className="button">
          {m.nav_contact()}
        </SiteLink>
      </div>
    </section>
  );
}

/** Home: the hero, the facts, products and process, partners, and contact links. */
export function HomePage({ home }: { home: HomeContent }) {
  return (
    <>
      <HomeHero {...home.hero} />
      <FactsStrip {...home.facts} />
      <Section
        title={m.home_products_title()}
        lead={m.home_products_lead()}
        action={<SiteLink to="/products">{m.product_all()}</SiteLink>}
      >
        <CardGrid>
          {home.products.map(({ _id, name, industry, picture }) => (
            <Card key={_id} to={`/products/${_id}`} level={3} title={name} kicker={industry} picture={picture} />
          ))}
        </CardGrid>
      </Section>
      <Section title={m.home_process_title()} lead={m.home_process_lead()} isBand>
        <ProcessSteps steps={home.process} />
      </Section>
      <Certificates certificates={home.certificates} />
      <Section title={m.home_partners_title()} action={<SiteLink to="/partners">{m.home_partners_all()}</SiteLink>}>
        <PartnerWall partners={home.partners} />
      </Section>
      <Section title={m.home_posts_title()} action={<SiteLink to="/blog">{m.home_posts_all()}</SiteLink>}>
        <CardGrid>
          {home.posts.map(({ _id, title, summary, date, picture }) => (
            <Card
              key={_id}
              to={`/blog/${_id}`}
              level={3}
              title={title}
              kicker={date}
              text={summary}
              picture={picture}
            />
          ))}
        </CardGrid>
      </Section>
      <Consulting consulting={home.consulting} />
      <ContactBand />
    </>
  );
}
