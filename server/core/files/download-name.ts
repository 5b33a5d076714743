import { create as contentDisposition } from 'content-disposition';
import { cutText } from '#shared/text/cut-between-signs.ts';

/** Windows has devices of these names; no disk takes more bytes. Browsers replace signs that names may not have. */
const devices = /^(?=(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$))/i;
const mostBytes = 255;

/**
 * The download name of a stored file: its original name with the ending of its detected type. A PDF named `cv.html`
 * would be opened as a page from the reader's disk; it becomes `cv.html.pdf`. The ending is appended rather than
 * replaced, since a dot may be part of a person's name.
 * @param path its storage path, which ends in its type
 */
export function downloadName(originalName: string, path: string): string {
  const ending = path.slice(path.lastIndexOf('.'));
  // Windows drops trailing dots and spaces, which would expose another ending.
  const named = originalName.replace(/(?<![. ])[. ]+$/, '').replace(devices, '_');
  const hasEnding = named.toLowerCase().endsWith(ending);
  const own = hasEnding ? named.slice(-ending.length) : ending;
  let name = hasEnding ? named.slice(0, -ending.length) : named;
  while (Buffer.byteLength(name + own) > mostBytes) name = cutText(name, name.length - 1);
  return name + own;
}

/**
 * The Content-Disposition of a stored file, with its download name. Clients that read ASCII alone get the name of its
 * folder (`cv.pdf`) where they could read nothing of its own.
 */
export function writeDisposition(originalName: string, path: string): string {
  const name = downloadName(originalName, path);
  const [ownName = ''] = name.split('.', 1);
  const [folder = ''] = path.split('/', 1);
  const isReadable = /[a-z\d]/i.test(ownName);
  const fallback = folder.replace(/s$/, '') + path.slice(path.lastIndexOf('.'));
  return contentDisposition(name, isReadable ? {} : { fallback });
}
