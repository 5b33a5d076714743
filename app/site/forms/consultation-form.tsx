import { categoryChoices } from '#app/ui/i18n/category-label.ts';
import { TextAreaField, TextField } from '#app/ui/text-field.tsx';
import { m } from '#messages';
import { type FormState, PublicForm } from './public-form.tsx';
import { SelectField } from './select-field.tsx';

/** The consultation form; `within` says how soon the company answers. */
export function ConsultationForm({ within, ...state }: FormState & { within: string }) {
  return (
    <PublicForm
      {...state}
      path="/consultation"
      endpoint="/api/consultations"
      draftName="consultation"
      rules="consultation"
      failed={m.consultation_submit_failed}
      submitLabel={m.nav_consultation()}
      confirmation={{
        title: m.consultation_done_title(),
        text: m.consultation_done_text({ within }),
        again: m.consultation_done_again(),
      }}
    >
      <ConsultationFields />
    </PublicForm>
  );
}

function ConsultationFields() {
  return (
    <>
      <TextField name="fullName" label={m.form_full_name()} autoComplete="name" isHalf />
      <TextField name="company" label={m.form_company()} autoComplete="organization" isHalf />
      <TextField name="email" label={m.footer_email()} type="email" autoComplete="email" isHalf />
      <SelectField
        name="typeOfInquiry"
        label={m.consultation_type()}
        placeholder={m.consultation_type_choose()}
        choices={categoryChoices()}
        isHalf
      />
      <TextAreaField name="message" label={m.form_message()} hint={m.consultation_message_hint()} />
    </>
  );
}
