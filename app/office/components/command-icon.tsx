import { LineIcon } from '#app/ui/line-icon.tsx';

// Separate from components/icon.tsx, which every public page includes.
const paths = {
  edit: 'M4 20l1-4.5L16 4.5a2 2 0 0 1 3 3L8 18.5zM14 6.5l3 3',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  restore: 'M4 9h11a5 5 0 0 1 0 10h-4M8 5L4 9l4 4',
  key: 'M15 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10M11.5 12.5L3 21M6 18l2.5 2.5M15.5 8.5v.01',
  leave: 'M14 4h6v16h-6M10 8l-4 4 4 4M6 12h10',
  keyboard: 'M2 6h20v12H2zM6 10v.01M10 10v.01M14 10v.01M18 10v.01M8 14h8',
  plus: 'M12 5v14M5 12h14',
  view: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  filter: 'M3 5h18l-7 8.5V20l-4-2v-4.5z',
  status: 'M4 12a8 8 0 0 1 13.7-5.7L20 8.5M20 3.5v5h-5M20 12a8 8 0 0 1-13.7 5.7L4 15.5M4 20.5v-5h5',
  cleared: 'M12 3l7 3v5.5c0 4.5-3 8-7 9.5-4-1.5-7-5-7-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  columns: 'M3 4h18v16H3zM9 4v16M15 4v16',
  more: 'M12 4a1 1 0 1 0 0 2 1 1 0 0 0 0-2M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M12 18a1 1 0 1 0 0 2 1 1 0 0 0 0-2',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
} as const;

export type CommandIconName = keyof typeof paths;

/** The icon of a staff action on a record. */
export function CommandIcon({ name, size }: { name: CommandIconName; size?: number }) {
  return <LineIcon path={paths[name]} {...(size && { size })} />;
}
