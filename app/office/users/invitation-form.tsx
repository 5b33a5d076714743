import { useState } from 'react';
import { readApi } from '#app/office/components/api-client.ts';
import { Dialog } from '#app/office/components/dialog.tsx';
import { DialogForm } from '#app/office/components/form-dialog.tsx';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { m } from '#messages';
import { newInvitationAnswer } from '#shared/accounts/account-answers.ts';
import { emptyUser, NameAndRole } from './name-and-role.tsx';
import { SecretHandover } from './secret-handover.tsx';

type InvitationFormProps = {
  onClose: () => void;
  onDone: (message: string) => void;
};

/** Invites a colleague; a link that was not mailed is shown once. */
export function InvitationForm({ onClose, onDone }: InvitationFormProps) {
  const [link, setLink] = useState<string>();
  const form = useServerForm(emptyUser, m.admin_invite_failed(), async (body) => {
    const made = await readApi('/users/invitations', newInvitationAnswer, { method: 'POST', body });
    onDone(made.link ? m.admin_invite_made() : m.admin_invite_mailed());
    if (made.link) setLink(made.link);
    else onClose();
  });
  const { username } = form.values;
  return (
    <Dialog onClose={onClose} title={m.admin_invite()} closeOnClickOutside={!username && !link}>
      {link ? (
        <SecretHandover text={m.admin_invite_handover({ name: username })} secret={link} onClose={onClose} />
      ) : (
        <DialogForm form={form} submitLabel={m.admin_invite_submit()} onCancel={onClose}>
          <NameAndRole form={form} emailHint={m.admin_invite_email_hint()} />
        </DialogForm>
      )}
    </Dialog>
  );
}
