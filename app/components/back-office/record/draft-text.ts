const isFile = (value: unknown): boolean => value instanceof Blob;

/** Whether an entry of a list is there for its file; one that has a file among other things is kept without it. */
const standsForFile = (entry: unknown): boolean =>
  isFile(entry) || (typeof entry === 'object' && entry !== null && Object.values(entry).some(isFile));

/** What of a form's values can be kept as text: files cannot. */
export function withoutFiles(values: object): object {
  const text = JSON.stringify(values, (_, value) => {
    if (isFile(value)) return undefined;
    return Array.isArray(value) ? value.filter((entry) => !standsForFile(entry)) : value;
  });
  return JSON.parse(text) as object;
}
