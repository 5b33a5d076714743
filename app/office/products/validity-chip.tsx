import { Chip } from '#app/office/components/chip.tsx';
import { m } from '#messages';
import type { Certificate } from '#shared/kinds/certificate.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';

/** Whether a certificate is valid today. */
export function validityChip({ validFrom, validUntil }: Pick<Certificate, 'validFrom' | 'validUntil'>) {
  const today = dayInAmman(new Date());
  if (validUntil < today) return <Chip colour="red">{m.admin_certificate_ended()}</Chip>;
  if (validFrom > today) return <Chip colour="yellow">{m.admin_certificate_not_yet()}</Chip>;
  return <Chip colour="green">{m.admin_certificate_valid()}</Chip>;
}
