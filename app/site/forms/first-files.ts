/** Leaves the first `most` files in a control; no event tells of it. @returns those that it held beyond them */
export function keepFirstFiles(input: HTMLInputElement, most: number): File[] {
  const files = [...(input.files ?? [])];
  if (files.length <= most) return [];
  const kept = new DataTransfer();
  for (const file of files.slice(0, most)) kept.items.add(file);
  input.files = kept.files;
  return files.slice(most);
}
