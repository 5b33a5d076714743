import { NativeSelect, TextInput } from '@mantine/core';
import { CodeInput } from '#app/office/components/code-input.tsx';
import type { ServerForm } from '#app/office/components/use-server-form.ts';
import { m } from '#messages';
import type { Role } from '#shared/accounts/roles.ts';
import { roleChoices } from './role-label.ts';

/** No role is chosen beforehand, so that nobody gets more rights than was meant. */
export type TypedUser = { username: string; role: Role | ''; email: string };

export const emptyUser: TypedUser = { username: '', role: '', email: '' };

type Field = Omit<ReturnType<ServerForm<TypedUser>['field']>, 'name'> & { name: string };
type NameAndRoleProps = { form: { field: (name: keyof TypedUser) => Field }; emailHint: string };

/** The fields of somebody who does not have an account yet. */
export function NameAndRole({ form, emailHint }: NameAndRoleProps) {
  return (
    <>
      <TextInput {...form.field('username')} label={m.login_username()} required data-autofocus autoComplete="off" />
      <NativeSelect
        {...form.field('role')}
        label={m.admin_users_role()}
        required
        data={[{ value: '', label: m.admin_role_choose() }, ...roleChoices()]}
      />
      <CodeInput {...form.field('email')} type="email" label={m.admin_users_email()} description={emailHint} />
    </>
  );
}
