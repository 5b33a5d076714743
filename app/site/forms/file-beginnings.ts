// Readers of PDFs look for the header in the first 1024 bytes.
const headBytes = 1024;
const mostKnown = 20;

/** What a file is by its first bytes. */
type Beginning = 'pdf' | 'png' | 'jpeg' | 'other';

const pictures: [string, Beginning][] = [
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\xff\xd8\xff', 'jpeg'],
];

/** How files chosen in this page begin. A form's data holds copies of them, hence the name for a file. */
const known = new Map<string, Beginning>();
const identifyFile = ({ name, size, lastModified }: File): string => `${size} ${lastModified} ${name}`;

/** Reads the first bytes of a chosen file, so that a form can say at once that it is none of the wanted kind. */
export async function readBeginning(file: File): Promise<void> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  // Not as text: `latin1` decodes as windows-1252 in browsers.
  const head = String.fromCharCode(...bytes);
  const picture = pictures.find(([start]) => head.startsWith(start))?.[1];
  const [oldest = ''] = known.keys();
  if (known.size >= mostKnown) known.delete(oldest);
  known.set(identifyFile(file), picture ?? (head.includes('%PDF-') ? 'pdf' : 'other'));
}

/** undefined for a file that was not read yet: the server decides. */
export const findBeginning = (file: File): Beginning | undefined => known.get(identifyFile(file));
