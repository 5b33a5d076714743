import { PageHeading } from '#app/components/page-heading.tsx';
import { Section } from '#app/components/section.tsx';
import { pageContext } from '#app/context.ts';
import { ContactDetails } from '#app/features/contacts/contact-details.tsx';
import { DepartmentList } from '#app/features/contacts/department-list.tsx';
import { MapSection } from '#app/features/contacts/map-section.tsx';
import { ContactFields, contactRules } from '#app/features/forms/contact-form.tsx';
import { answerPost, formPageHeaders, formProps } from '#app/features/forms/form-page.ts';
import { startForm } from '#app/features/forms/form-start.server.ts';
import { PublicForm } from '#app/features/forms/public-form.tsx';
import { orNull } from '#app/loader-bridge.ts';
import { pageMeta } from '#app/page-meta.ts';
import { m } from '#messages';
import { localise } from '#shared/content.ts';
import type { Route } from './+types/contact-us';
import styles from './form-page.module.css';

const path = '/contact-us';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language, posted } = context.get(pageContext);
  const asked = posted?.fields.product ?? new URL(request.url).searchParams.get('product');
  const [company, product] = await Promise.all([
    services.company.getCompany(),
    asked ? orNull(services.kinds.product.get(asked)) : null,
  ]);
  const { phone, fax, email, poBox, address, openingHours, departments } = localise(company, language);
  const about = product && { _id: product._id, name: localise(product, language).name };
  return {
    start: startForm({ url: request.url, prefix: 'MSG', language, ...(await services.leads.beginForm()) }),
    place: { phone, fax, email, poBox, address, openingHours },
    departments,
    ...(about && { product: about, aboutProduct: about.name }),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { services, language, posted } = context.get(pageContext);
  return posted && answerPost(await services.leads.contact.submitForm(posted, { language }), path);
}

export const headers = formPageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = Boolean(loaderData?.start.reference);
  return pageMeta({ title: m.nav_contact(), description: m.contact_lead(), matches, noindex });
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { start, place, departments, product } = loaderData;
  const message = product ? `${m.contact_product_message({ product: product.name })}\n` : '';
  return (
    <>
      <PageHeading title={m.nav_contact()} lead={m.contact_lead()} />
      <div className={`container ${styles.columns}`}>
        <section className={styles.form} aria-labelledby="form-title">
          <h2 id="form-title">{m.contact_form_title()}</h2>
          <PublicForm
            key={product?._id}
            {...formProps(start, actionData)}
            path={path}
            endpoint="/api/contacts"
            draftName={product ? `contact:${product._id}` : 'contact'}
            rules={contactRules}
            failed={m.contact_submit_failed}
            values={actionData?.values ?? { message }}
            submitLabel={m.contact_submit()}
            confirmation={{
              title: m.contact_done_title(),
              text: m.contact_done_text(),
              again: m.contact_done_again(),
            }}
          >
            <ContactFields product={product} />
          </PublicForm>
        </section>
        <ContactDetails place={place} />
      </div>
      <Section title={m.footer_departments()} lead={m.contact_departments_lead()}>
        <DepartmentList departments={departments} />
      </Section>
      <MapSection address={place.address} />
    </>
  );
}
