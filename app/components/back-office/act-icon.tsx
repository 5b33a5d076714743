// Apart from components/icon.tsx, which every visitor's page carries.
const paths = {
  edit: 'M4 20l1-4.5L16 4.5a2 2 0 0 1 3 3L8 18.5zM14 6.5l3 3',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  plus: 'M12 5v14M5 12h14',
} as const;

export type ActIconName = keyof typeof paths;

/** The line drawing of something that staff do to a record. */
export function ActIcon({ name, size = 20 }: { name: ActIconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
