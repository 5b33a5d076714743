import type { ComponentType } from 'react';
import { keptPart } from '#app/site/components/kept-part.tsx';
import styles from './public-form.module.css';
import type { FormState } from './public-form.tsx';

type FormIslandProps<Props> = { name: string; form: ComponentType<Props>; props: Props };

/** Whether a form has nothing to show: nothing was sent, refused or filled in. */
const isEmpty = ({ rejected, reference, values }: FormState): boolean =>
  !rejected && !reference && Object.values(values).every((value) => value === '');

function Island<Props extends FormState>({ name, form: Form, props }: FormIslandProps<Props>) {
  return (
    <div
      className={styles.island}
      data-island={name}
      data-props={JSON.stringify(props)}
      data-empty={isEmpty(props) ? '' : undefined}
    >
      <Form {...props} />
    </div>
  );
}

type KeptIslandProps = Omit<FormIslandProps<FormState>, 'props'> &
  Pick<FormState, 'formKey' | 'stamp'> & { props: Omit<FormState, 'formKey' | 'stamp'> };

/** Empty forms differ in their key and time stamp alone. */
const KeptIsland = keptPart(
  'form',
  ({ name, form, formKey, stamp, props }: KeptIslandProps) => (
    <Island name={name} form={form} props={{ ...props, formKey, stamp }} />
  ),
  { varying: ['formKey', 'stamp'], isHydrated: true },
);

/** A form that comes alive by itself, with the props that travel with it (`islands/hydrate-form.tsx`). */
export function FormIsland<Props extends FormState>(island: FormIslandProps<Props>) {
  if (!isEmpty(island.props)) return <Island {...island} />;
  const { formKey, stamp, ...props } = island.props;
  const form = island.form as ComponentType<FormState>;
  return <KeptIsland name={island.name} form={form} formKey={formKey} stamp={stamp} props={props} />;
}
