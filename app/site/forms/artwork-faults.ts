import { isolatedText } from '#app/ui/i18n/foreign-text.ts';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';
import { findBeginning } from './file-beginnings.ts';

// As the server has it in `artwork-type.ts`, which looks at all of a file.

/** Files of drawing programs, also where they begin as a PDF. */
const refusedEndings: Readonly<Record<string, () => string>> = {
  ai: m.artwork_ai,
  eps: m.artwork_eps,
  psd: m.artwork_psd,
  zip: m.artwork_zip,
};
const officeEnding = /^(?:docx?|pptx?|xlsx?|od[tpsg]|pub|rtf)$/;

function findFault(file: File): string | undefined {
  if (file.size > limits.artworkBytes)
    return m.file_too_large({ megabytes: Math.round(limits.artworkBytes / 1024 ** 2) });
  const ending = /\.([a-z]{2,4})$/.exec(file.name.toLowerCase())?.[1] ?? '';
  const refused = Object.hasOwn(refusedEndings, ending) ? refusedEndings[ending] : undefined;
  if (refused || findBeginning(file) !== 'other') return refused?.();
  if (ending === 'cdr') return m.artwork_cdr();
  return officeEnding.test(ending) ? m.artwork_office() : m.artwork_wrong_type();
}

/** What is wrong with files that were chosen as artwork, each with its name. Their beginnings are read before. */
export function findArtworkFaults(files: readonly File[]): string[] {
  return files.flatMap((file) => {
    const fault = findFault(file);
    return fault ? [`${isolatedText(file.name)}: ${fault}`] : [];
  });
}
