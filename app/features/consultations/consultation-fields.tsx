import { SelectField } from '#app/components/select-field.tsx';
import { TextAreaField, TextField } from '#app/components/text-field.tsx';
import { categoryChoices } from '#app/i18n/category-label.ts';
import { m } from '#messages';

/** The fields of the consultation form. */
export function ConsultationFields() {
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
