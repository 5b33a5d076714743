import { Anchor, TextInput } from '@mantine/core';
import { m } from '#messages';
import { addressLength } from '#shared/content/record-address.ts';
import type { AnyKind } from '#shared/kinds/kind.ts';
import { recordPath } from '#shared/kinds/kinds.ts';
import type { FieldForm } from './use-field-form.ts';

type RecordAddressProps = { form: FieldForm; kind: AnyKind; record: { _id: string; address?: string } | undefined };

/** Whether visitors find the record, as far as its fields say without a date. */
function isShown({ visible }: AnyKind, record: object): boolean {
  const values: Record<string, unknown> = { ...record };
  const conditions = Object.entries(visible?.('') ?? {});
  return conditions.every(([field, value]) => typeof value === 'object' || values[field] === value);
}

/** The address of a record, with the whole address of its page below, and the way there. */
export function RecordAddress({ form, kind, record }: RecordAddressProps) {
  if (kind.fields.address?.type !== 'address') return null;
  const input = form.getInputProps('address');
  const typed = String(input.value ?? '').trim();
  const whole = typed && window.location.origin + recordPath(kind, { _id: '', address: typed.toLowerCase() });
  const place = record?.address && isShown(kind, record) ? recordPath(kind, record) : undefined;
  return (
    <div className="stack gap-2">
      <TextInput
        {...input}
        label={m.field_address()}
        description={
          whole ? (
            <bdi dir="ltr" className="breaks">
              {whole}
            </bdi>
          ) : (
            m.admin_address_from_name()
          )
        }
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={addressLength.typed}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      {place && (
        <p className="small">
          <Anchor href={place} target="_blank">
            {m.admin_address_open()}
          </Anchor>{' '}
          <span className="muted">{m.admin_address_earlier()}</span>
        </p>
      )}
    </div>
  );
}
