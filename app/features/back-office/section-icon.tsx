const paths: Record<string, string> = {
  '/admin/dashboard': 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  '/admin/partners': 'M4 21V6l7-3v18M11 9l9 3v9M2 21h20M7 9v.01M7 13v.01M7 17v.01M15.5 15v.01M15.5 18v.01',
  '/admin/blogs': 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h3',
  '/admin/contacts': 'M3 6h18v12H3zM3 7l9 7 9-7',
  '/admin/consultations': 'M4 20l1.4-4A8.2 8.2 0 1 1 8.2 18.7zM9 11h6M9 14h4',
  '/admin/careers': 'M3 8h18v12H3zM9 8V5h6v3M3 13h18',
  '/admin/products': 'M6 8h12l1.5 13h-15zM9 8a3 3 0 0 1 6 0',
};

/** The line drawing beside a section's name. */
export function SectionIcon({ section }: { section: string }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[section]} />
    </svg>
  );
}
