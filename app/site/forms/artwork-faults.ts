import { isolatedText } from '#app/ui/i18n/foreign-text.ts';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';
import { findBeginning } from './file-beginnings.ts';

// As the server has it in `artwork-type.ts`, which looks at all of a file.

/** Files that are no artwork, by what they are called. */
const programs: Readonly<Record<string, () => string>> = {
  cdr: m.artwork_cdr,
  eps: m.artwork_eps,
  psd: m.artwork_psd,
  zip: m.artwork_zip,
};
const officeEnding = /^(?:docx?|pptx?|xlsx?|od[tpsg]|pub|rtf|pages|numbers|key)$/;

function findFault(file: File): string | undefined {
  if (file.size > limits.artworkBytes)
    return m.file_too_large({ megabytes: Math.round(limits.artworkBytes / 1024 ** 2) });
  if (file.size === 0) return m.artwork_empty();
  const ending = /\.([a-z]{2,7})$/.exec(file.name.toLowerCase())?.[1] ?? '';
  // Illustrator begins its own files as a PDF.
  if (ending === 'ai') return m.artwork_ai();
  if (findBeginning(file) !== 'other') return undefined;
  if (officeEnding.test(ending)) return m.artwork_office();
  return Object.hasOwn(programs, ending) ? programs[ending]?.() : m.artwork_wrong_type();
}

/** What is wrong with files that were chosen as artwork, each with its name. Their beginnings are read before. */
export function findArtworkFaults(files: readonly File[]): string[] {
  return files.flatMap((file) => {
    const fault = findFault(file);
    return fault ? [`${isolatedText(file.name)}: ${fault}`] : [];
  });
}
