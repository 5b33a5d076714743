/** Whether If-None-Match matches this ETag (weak comparison, RFC 9110 §13.1.2), or is `*`. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const wanted = withoutWeakness(etag);
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || withoutWeakness(tag.trim()) === wanted);
}

const withoutWeakness = (tag: string): string => tag.replace(/^W\//, '');
