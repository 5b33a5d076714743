import { FileField } from '#app/site/forms/career-form.tsx';
import { SelectField } from '#app/site/forms/select-field.tsx';
import { SearchForm } from '#app/site/search/search-form.tsx';
import { type FormFields, FormFieldsContext } from '#app/ui/field-context.ts';
import { TextAreaField, TextField } from '#app/ui/text-field.tsx';
import { sampleTexts } from '../sample-texts.ts';
import type { Story } from '../story.ts';

// Each state is a form of its own: ids of fields follow their names.
function SampleFields({ part, fields }: { part: string; fields: FormFields }) {
  const { name, hint, company, kicker, place } = sampleTexts();
  const words = { choose: company, another: place, kept: kicker };
  const named = (field: string) => `${part}-${field}`;
  const values = Object.fromEntries(Object.entries(fields.values).map(([field, value]) => [named(field), value]));
  const errors = Object.fromEntries(Object.entries(fields.errors).map(([field, error]) => [named(field), error]));
  return (
    <FormFieldsContext value={{ values, errors }}>
      <TextField name={named('name')} label={name} hint={hint} autoComplete="off" />
      <TextField name={named('email')} label={company} type="email" autoComplete="off" isOptional />
      <SelectField
        name={named('subject')}
        label={kicker}
        placeholder={place}
        choices={[{ value: 'a', label: company }]}
      />
      <TextAreaField name={named('message')} label={name} />
      <FileField name={named('cv')} label={kicker} accept="application/pdf" words={words} />
      <FileField
        name={named('kept')}
        label={kicker}
        accept="application/pdf"
        words={words}
        kept={{ name: 'cv.pdf', size: 524_288 }}
      />
    </FormFieldsContext>
  );
}

export const siteFormStories: Story[] = [
  {
    name: 'fields-empty',
    states: () => [{ label: 'empty', content: <SampleFields part="empty" fields={{ values: {}, errors: {} }} /> }],
  },
  {
    name: 'fields-filled',
    states: () => {
      const { name, long } = sampleTexts();
      const values = { name, email: 'lina@haddad.example', subject: 'a', message: long };
      return [{ label: 'filled', content: <SampleFields part="filled" fields={{ values, errors: {} }} /> }];
    },
  },
  {
    name: 'fields-wrong',
    states: () => {
      const { wrong } = sampleTexts();
      const errors = { name: wrong, email: wrong, subject: wrong, message: wrong, cv: wrong };
      return [{ label: 'refused', content: <SampleFields part="wrong" fields={{ values: {}, errors }} /> }];
    },
  },
  {
    name: 'search-form',
    states: () => {
      const { title, action, kicker } = sampleTexts();
      return [
        {
          label: 'empty',
          content: <SearchForm path="/products" label={title} buttonLabel={action} query={undefined} />,
        },
        {
          label: 'with words',
          content: <SearchForm path="/products" label={title} buttonLabel={action} query={kicker} category="a" />,
        },
      ];
    },
  },
];
