const paths = {
  h2: 'M3 6v12M12 6v12M3 12h9M16 12.5c0-3 5-3 5 0 0 2-5 3-5 5.5h5',
  h3: 'M3 6v12M12 6v12M3 12h9M16 11.5c1-2 5-1.5 5 .8 0 1.2-1.2 2-2.5 2 1.3 0 2.7.8 2.7 2.2 0 2.2-4.2 2.5-5.2.5',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M19 5h-8M13 19H5M15 5L9 19',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 4.5l1.5-1V9M4 15.5c0-2 3-2 3 0S4 17.5 4 19.5h3',
  quote: 'M10 7c-3 1-5 3-5 7v3h5v-5H7M19 7c-3 1-5 3-5 7v3h5v-5h-3',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15.5 9v.01',
} as const;

export type MarkdownIconName = keyof typeof paths;

// Icons of lists and quotes are mirrored in Arabic; letters, links and pictures are not.
const mirrored: ReadonlySet<MarkdownIconName> = new Set(['list', 'numbers', 'quote']);

/** The icon of a formatting command. */
export function MarkdownIcon({ name }: { name: MarkdownIconName }) {
  return (
    <svg
      className={mirrored.has(name) ? 'mirrors' : undefined}
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'bold' ? 2.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
