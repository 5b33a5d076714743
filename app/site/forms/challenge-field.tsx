import { TextField } from '#app/ui/text-field.tsx';
import { m } from '#messages';
import type { AskedChallenge } from '#shared/leads/challenge.ts';
import { spamFields } from '#shared/leads/spam-fields.ts';

/** A simple question for people, asked when messages are unusually many. */
export function ChallengeField({ token, question }: Omit<AskedChallenge, 'work'>) {
  // After very many answers from a network its browsers do work; without JavaScript people wait.
  if (!question) return null;
  return (
    <>
      <input type="hidden" name={spamFields.question} value={token} />
      <TextField
        key={token}
        name={spamFields.answer}
        label={question}
        hint={m.challenge_hint()}
        autoComplete="off"
        isHalf
      />
    </>
  );
}
