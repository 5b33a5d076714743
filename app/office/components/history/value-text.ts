import { categoryLabel, toCategory } from '#app/ui/i18n/category-label.ts';
import { formatDateTime } from '#app/ui/i18n/format.ts';
import { figureText } from '#app/ui/i18n/trade-words.ts';
import { m } from '#messages';

// From this total number of lines on, only differences are shown.
const longTexts = 12;
// Internal keys of list entries, not shown to readers.
const hidden = new Set(['key', 'entryId']);

const statusLabels: Record<string, () => string> = {
  draft: m.admin_blogs_status_draft,
  published: m.admin_blogs_status_published,
  open: m.admin_opening_open,
  closed: m.admin_opening_closed,
};

export const isImage = (value: unknown): value is string => typeof value === 'string' && value.startsWith('images/');

/** The pictures of a field: its own, and those of the entries of a list. */
export function collectImages(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(collectImages);
  if (isImage(value)) return [value];
  const isEntry = typeof value === 'object' && value !== null && 'image' in value;
  return isEntry && isImage(value.image) ? [value.image] : [];
}

/** The figures of a product, a line for each. */
const figuresText = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => figureText(name, value))
    .join('\n');

/** A field's value as text; '' when empty. Lists have a line for each entry, pictures are omitted. */
export function describeValue(value: unknown, field = ''): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? m.field_on() : m.field_off();
  if (typeof value === 'string') return sayValue(value, field);
  if (value instanceof File) return value.name;
  if (Array.isArray(value))
    return value
      .map((entry) => describeValue(entry))
      .filter(Boolean)
      .join('\n');
  if (typeof value !== 'object') return String(value);
  if (field === 'attributes') return figuresText(value);
  return Object.entries(value)
    .filter(([name, text]) => !hidden.has(name) && text && !isImage(text))
    .map(([, text]) => describeValue(text))
    .join(': ');
}

function sayValue(value: string, field: string): string {
  const category = field === 'category' ? toCategory(value) : undefined;
  if (category) return categoryLabel(category);
  if (field === 'status') return statusLabels[value]?.() ?? value;
  if (field === 'publishAt' && value.endsWith('Z')) return formatDateTime(value);
  // Stored files are distinguished by their names only.
  return value.replace(/^(?:videos|documents)\//, '');
}

/** The lines of `text` that differ from another text; common lines at both ends are omitted. */
export function differingLines(text: string, other: string): string {
  const [lines, others] = [text.split('\n'), other.split('\n')];
  if (lines.length + others.length < longTexts) return text;
  const shorter = Math.min(lines.length, others.length);
  let start = 0;
  while (start < shorter && lines[start] === others[start]) start++;
  let end = 0;
  while (end < shorter - start && lines.at(-1 - end) === others.at(-1 - end)) end++;
  const middle = lines.slice(start, lines.length - end);
  return [...(start > 0 ? ['…'] : []), ...middle, ...(end > 0 ? ['…'] : [])].join('\n');
}
