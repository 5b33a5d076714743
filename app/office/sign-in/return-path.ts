const home = '/admin';

/** The destination after sign-in: the requested page if it is a path inside the site, otherwise the admin area. */
export function returnPath(from: unknown): string {
  // A host may hide behind `//`, and browsers read a backslash as a slash and drop line ends.
  const isInside = typeof from === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(from);
  return isInside ? from : home;
}
