import { Badge, type BadgeProps } from '@mantine/core';
import type { ReactNode } from 'react';

type ChipProps = Pick<BadgeProps, 'className' | 'size'> & { colour: string; title?: string; children: ReactNode };

/** A short note in colour on a record or its state. */
export function Chip({ colour, ...rest }: ChipProps) {
  return <Badge color={colour} variant="light" tt="none" {...rest} />;
}
