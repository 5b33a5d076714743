/**
 * The name under which a stored file is downloaded: the one it was sent with, and the ending of what it is. A PDF
 * called `cv.html` could be a page too, and would be opened as one from the reader's own disk; it becomes
 * `cv.html.pdf`. The ending is added, not exchanged: what stands behind a dot may be half of somebody's name.
 * @param path its storage path, which ends in its type
 */
export function downloadName(originalName: string, path: string): string {
  const ending = path.slice(path.lastIndexOf('.'));
  // Systems drop dots and spaces at the end, and with them what would then be the ending.
  const name = originalName.replace(/(?<![. ])[. ]+$/, '');
  return name.toLowerCase().endsWith(ending) ? name : name + ending;
}
