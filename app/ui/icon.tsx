import { LineIcon } from './line-icon.tsx';

/** The icons that forms show. They draw them with `LineIcon`, so that browsers do not load all other icons with a form. */
export const formIcons = {
  chevron: 'M6 9l6 6 6-6',
  check: 'M4 12.5l5 5L20 6.5',
  upload: 'M12 20V9M7 13.5l5-5 5 5M4 4h16',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
} as const;

const paths = {
  ...formIcons,
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L21 21',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5',
  system: 'M3 5h18v12H3zM8 21h8M12 17v4',
  forward: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21M12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  share:
    'M6 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M18 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M18 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M8.2 10.8l7.6-4.1M8.2 13.2l7.6 4.1',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  chat: 'M4 20l1.4-4A8.2 8.2 0 1 1 8.2 18.7z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2',
  package: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9',
} as const;

export type IconName = keyof typeof paths;

/** One of the site's icons. `mirrors` flips it in right-to-left text. */
export function Icon({ name, ...look }: { name: IconName; size?: number; mirrors?: boolean }) {
  return <LineIcon path={paths[name]} {...look} />;
}
