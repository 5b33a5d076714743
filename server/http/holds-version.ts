/** Whether If-None-Match names this ETag, or any; the comparison is the weak one (RFC 9110 §13.1.2). */
export function holdsVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const wanted = withoutWeakness(etag);
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || withoutWeakness(tag.trim()) === wanted);
}

const withoutWeakness = (tag: string): string => tag.replace(/^W\//, '');
