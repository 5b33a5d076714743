import { pageContext } from '#app/bridge/context.ts';
import { orNull } from '#app/bridge/loader-bridge.ts';
import { CompanyMap } from '#app/site/components/brand/company-map.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Section } from '#app/site/components/section.tsx';
import { whatsappAddress } from '#app/site/components/whatsapp-address.ts';
import { ContactForm } from '#app/site/forms/contact-form.tsx';
import { FormIsland } from '#app/site/forms/form-island.tsx';
import { answerPost, formPageData, formPageHeaders, formProps } from '#app/site/forms/form-page.ts';
import { startForm } from '#app/site/forms/form-start.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { finderMessage, typedAnswers } from '#app/site/server/describe-finder.ts';
import { makeSaying } from '#app/site/server/trade-saying.ts';
import { currentDirection } from '#app/ui/i18n/current-language.ts';
import { EmailLink, Isolate, PhoneLink } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import type { Company } from '#shared/content/company.ts';
import { findLanguages, localise } from '#shared/content/content.ts';
import { promiseKey } from '#shared/time/answer-promise.ts';
import type { Route } from './+types/contact-us';
import detailStyles from './contact-details.module.css';
import departmentStyles from './department-list.module.css';
import styles from './form-page.module.css';
import mapStyles from './map-section.module.css';

const path = '/contact-us';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language, posted } = context.get(pageContext);
  const asked = posted?.fields.product ?? new URL(request.url).searchParams.get('product');
  const [company, product] = await Promise.all([
    services.company.getCompany(),
    asked ? orNull(services.kinds.product.get(asked)) : null,
  ]);
  const { phone, whatsapp, whatsappGreeting, fax, email, poBox, address, openingHours, departments } = localise(
    company,
    language,
  );
  const { contact: days } = await services.workingHours.getPromises();
  const about = product && {
    _id: product._id,
    name: localise(product, language).name,
    language: findLanguages(product, language, ['name']).name,
  };
  return formPageData({
    asked: finderMessage(typedAnswers(new URL(request.url).searchParams), makeSaying(language)),
    start: startForm({ request, prefix: 'MSG', language, services, ...(await services.leads.beginForm()) }),
    place: {
      phone,
      whatsapp: { number: whatsapp, chat: whatsappAddress(whatsapp, whatsappGreeting) },
      fax,
      email,
      poBox,
      address,
      openingHours,
    },
    departments,
    within: m[promiseKey(days)]({ days }, { locale: language }),
    ...(about && { product: about, aboutProduct: about.name }),
  });
}

export async function action({ context }: Route.ActionArgs) {
  const { services, language, posted, siteUrl } = context.get(pageContext);
  return posted && answerPost(await services.leads.contact.submitForm(posted, { language }), { path, siteUrl });
}

export const headers = formPageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = Boolean(loaderData?.start.reference || loaderData?.product || loaderData?.asked);
  return pageMeta({ matches, noindex });
}

type Loaded = Route.ComponentProps['loaderData'];

function OpeningHours({ openingHours }: Pick<Loaded['place'], 'openingHours'>) {
  return (
    <>
      <h3 id="hours">{m.contact_hours_title()}</h3>
      <dl className={detailStyles.details}>
        {openingHours.map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{m.contact_hours_note()}</p>
    </>
  );
}

/** The number that opens a chat on WhatsApp. */
function WhatsappLink({ number, chat }: Loaded['place']['whatsapp']) {
  return (
    <a href={chat} rel="noopener noreferrer">
      <Isolate>{number}</Isolate>
    </a>
  );
}

/** Every way to reach the company besides the form, with opening hours. */
function ContactDetails({ place }: Pick<Loaded, 'place'>) {
  const facts = [
    { label: m.footer_phone(), value: <PhoneLink number={place.phone} /> },
    ...(place.whatsapp.chat ? [{ label: m.bar_whatsapp(), value: <WhatsappLink {...place.whatsapp} /> }] : []),
    { label: m.footer_fax(), value: <Isolate>{place.fax}</Isolate> },
    { label: m.footer_email(), value: <EmailLink address={place.email} /> },
    { label: m.footer_po_box(), value: place.poBox },
    { label: m.footer_address(), value: place.address },
  ];
  return (
    <div id="details" className={`stack gap-4 panel ${detailStyles.panel}`}>
      <h2>{m.contact_details_title()}</h2>
      <dl className={detailStyles.details}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <OpeningHours openingHours={place.openingHours} />
    </div>
  );
}

const purposes: Record<Company['departments'][number]['key'], () => string> = {
  management: m.contact_department_management,
  sales: m.contact_department_sales,
  hr: m.contact_department_hr,
};

/** The departments with what each is there for, its phone and its e-mail. */
function DepartmentList({ departments }: Pick<Loaded, 'departments'>) {
  return (
    <ul className={departmentStyles.departments}>
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

/** Where the company is: the address beside a drawing of the country. */
function MapSection({ address }: { address: string }) {
  return (
    <section id="map" className={`container ${mapStyles.section}`}>
      <div className={mapStyles.panel}>
        <div className={mapStyles.text}>
          <h2>{m.contact_map_title()}</h2>
          <p>{m.contact_map_lead()}</p>
          <address>{address}</address>
        </div>
        <CompanyMap
          title={m.contact_map_description()}
          isRightToLeft={currentDirection() === 'rtl'}
          labels={{
            headOffice: m.contact_map_head_office(),
            plant: m.contact_map_plant(),
            port: m.contact_map_port(),
          }}
        />
      </div>
    </section>
  );
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { start, place, departments, product, asked, within } = loaderData;
  const message = product ? `${m.contact_product_message({ product: product.name })}\n` : asked;
  return (
    <>
      <PageHeading title={m.nav_contact()} lead={m.contact_lead({ within })}>
        <p className={detailStyles.direct}>
          <PhoneLink number={place.phone} />
          {place.whatsapp.chat && (
            <a href={place.whatsapp.chat} rel="noopener noreferrer">
              {m.bar_whatsapp()}
            </a>
          )}
        </p>
      </PageHeading>
      <div className="container main-and-aside">
        <section className={styles.form} aria-labelledby="form-title">
          <h2 id="form-title">{m.contact_form_title()}</h2>
          <FormIsland
            name="contact-form"
            form={ContactForm}
            props={{
              ...formProps(start, actionData),
              values: actionData?.values ?? { message },
              product,
              within,
              isAsked: asked !== '',
            }}
          />
        </section>
        <ContactDetails place={place} />
      </div>
      <Section id="departments" title={m.footer_departments()} lead={m.contact_departments_lead()}>
        <DepartmentList departments={departments} />
      </Section>
      <MapSection address={place.address} />
    </>
  );
}
