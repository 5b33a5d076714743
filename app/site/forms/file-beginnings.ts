// Readers of PDFs look for the header in the first 1024 bytes.
const headBytes = 1024;
const mostKnown = 20;

/** Whether files chosen in this page begin as PDFs. A form's data holds copies of them, hence the name for a file. */
const known = new Map<string, boolean>();
const identifyFile = ({ name, size, lastModified }: File): string => `${size} ${lastModified} ${name}`;

/** Reads the first bytes of a chosen file, so that a form can say at once that it is none of the wanted kind. */
export async function readBeginning(file: File): Promise<void> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  if (known.size >= mostKnown) known.clear();
  known.set(identifyFile(file), new TextDecoder('latin1').decode(bytes).includes('%PDF-'));
}

/** undefined for a file that was not read yet: the server decides. */
export const beginsAsPdf = (file: File): boolean | undefined => known.get(identifyFile(file));
