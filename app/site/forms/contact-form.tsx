import { SiteLink } from '#app/site/components/site-link.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { TextAreaField, TextField } from '#app/ui/text-field.tsx';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import styles from './contact-form.module.css';
import { type FormState, PublicForm } from './public-form.tsx';

/** `product` is the product asked about; `isAsked`: the message begins with answers from the finder. */
type Asked = { isAsked?: boolean; product?: { _id: string; name: string; language: Language } | undefined };
/** How soon the company answers, in words. */
type Promised = { within: string };

/** The contact form. */
export function ContactForm({ product, isAsked, within, ...state }: FormState & Asked & Promised) {
  return (
    <PublicForm
      {...state}
      path="/contact-us"
      endpoint="/api/contacts"
      draftName={product ? `contact:${product._id}` : isAsked ? 'contact:finder' : 'contact'}
      rules="contact"
      failed={m.contact_submit_failed}
      submitLabel={m.contact_submit()}
      confirmation={{
        title: m.contact_done_title(),
        text: m.contact_done_text({ within }),
        again: m.contact_done_again(),
      }}
    >
      <ContactFields product={product} />
    </PublicForm>
  );
}

/** What the message is about; its name may be in another language than the words around it. */
function AskedProduct({ name, language }: { name: string; language: Language }) {
  const [before, after] = m.contact_about({ product: '\n' }).split('\n');
  return (
    <strong>
      {before}
      <bdi {...foreignText(language)}>{name}</bdi>
      {after}
    </strong>
  );
}

function ContactFields({ product }: Asked) {
  return (
    <>
      {product && (
        <p className={styles.about}>
          <AskedProduct {...product} />
          <SiteLink to="/contact-us">{m.contact_about_remove()}</SiteLink>
          <input type="hidden" name="product" value={product._id} />
        </p>
      )}
      <TextField name="fullName" label={m.form_full_name()} autoComplete="name" isHalf />
      <TextField name="email" label={m.footer_email()} type="email" autoComplete="email" isHalf />
      <TextField name="company" label={m.form_company()} autoComplete="organization" isOptional />
      <TextAreaField name="message" label={m.form_message()} />
    </>
  );
}
