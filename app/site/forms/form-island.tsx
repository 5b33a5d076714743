import type { ComponentType } from 'react';
import styles from './public-form.module.css';
import type { FormState } from './public-form.tsx';

type FormIslandProps<Props> = { name: string; form: ComponentType<Props>; props: Props };

/** Whether a form can wait until somebody uses it: nothing was sent or refused, and it shows no figures. */
const isEmpty = ({ rejected, reference, values }: FormState): boolean =>
  !rejected && !reference && Object.values(values).every((value) => !/\p{Nd}/u.test(value));

/** A form that comes alive by itself, with the props that travel with it (`islands/hydrate-form.tsx`). */
export function FormIsland<Props extends FormState>({ name, form: Form, props }: FormIslandProps<Props>) {
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
