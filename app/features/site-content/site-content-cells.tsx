import { Badge } from '@mantine/core';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { formatDate } from '#app/i18n/format.ts';
import { m } from '#messages';
import { dayInAmman } from '#shared/day-in-amman.ts';
import type { Certificate } from '#shared/kinds/certificate.ts';
import type { Opening } from '#shared/kinds/opening.ts';

type ChipProps = { colour: 'green' | 'red' | 'yellow' | 'gray'; children: string };

function Chip({ colour, children }: ChipProps) {
  return (
    <Badge color={colour} variant="light" tt="none">
      {children}
    </Badge>
  );
}

/** A calendar day in the reader's manner. */
export function dayCell(day: string): string {
  return formatDate(`${day}T12:00:00Z`, currentLanguage());
}

/** Whether a certificate holds today. */
export function validityChip({ validFrom, validUntil }: Pick<Certificate, 'validFrom' | 'validUntil'>) {
  const today = dayInAmman(new Date());
  if (validUntil < today) return <Chip colour="red">{m.admin_certificate_ended()}</Chip>;
  if (validFrom > today) return <Chip colour="yellow">{m.admin_certificate_not_yet()}</Chip>;
  return <Chip colour="green">{m.admin_certificate_valid()}</Chip>;
}

/** Whether visitors can apply: staff closed it, or its last day is over. */
export function statusChip({ status, closesOn }: Pick<Opening, 'status' | 'closesOn'>) {
  if (status === 'closed') return <Chip colour="gray">{m.admin_opening_closed()}</Chip>;
  if (closesOn && closesOn < dayInAmman(new Date())) return <Chip colour="yellow">{m.admin_opening_day_over()}</Chip>;
  return <Chip colour="green">{m.admin_opening_open()}</Chip>;
}
