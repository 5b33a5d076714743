import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/components/back-office/api-client.ts';
import { confirmFirst } from '#app/components/back-office/confirm.tsx';
import { type Failure, failureOf } from '#app/components/back-office/failure.ts';
import { toastSuccess } from '#app/components/back-office/toast.ts';
import { m } from '#messages';
import type { Role } from '#shared/account.ts';
import type { User } from '#shared/answers/account-answers.ts';

/** Changes of a listed user; the list is reloaded afterwards, and an error stays in `failure`. */
export function useUserChanges() {
  const [failure, setFailure] = useState<Failure>();
  const { revalidate } = useRevalidator();

  async function tell(message: string): Promise<void> {
    toastSuccess(message);
    await revalidate();
  }

  async function change(call: Promise<unknown>, done: string): Promise<void> {
    setFailure(undefined);
    try {
      await call;
    } catch (error) {
      return setFailure(failureOf(error, m.admin_users_error()));
    }
    await tell(done);
  }

  return {
    failure,
    tell,
    tellFailure: (error: unknown, words: string) => setFailure(failureOf(error, words)),

    changeRole({ _id }: User, role: Role): Promise<void> {
      return change(callApi(`/users/${_id}`, { method: 'PATCH', body: { role } }), m.admin_users_role_changed());
    },

    async endSessions({ _id, username }: User): Promise<void> {
      const question = {
        title: m.admin_users_confirm_sessions({ name: username }),
        text: m.admin_users_reset_effect(),
        confirmLabel: m.admin_users_end_sessions(),
      };
      if (!(await confirmFirst(question))) return;
      await change(callApi(`/users/${_id}/sessions`, { method: 'DELETE' }), m.user_sessions_ended());
    },

    async turnTotpOff({ _id, username }: User): Promise<void> {
      const question = {
        title: m.admin_users_confirm_totp_off({ name: username }),
        text: m.admin_users_totp_off_effect(),
        confirmLabel: m.admin_users_totp_off(),
      };
      if (!(await confirmFirst(question))) return;
      await change(callApi(`/users/${_id}/totp`, { method: 'DELETE' }), m.totp_turned_off());
    },

    async remove({ _id, username }: User): Promise<void> {
      const title = m.admin_users_confirm_delete({ name: username });
      if (!(await confirmFirst({ title, text: m.admin_users_delete_effect() }))) return;
      await change(callApi(`/users/${_id}`, { method: 'DELETE' }), m.user_deleted());
    },
  };
}
