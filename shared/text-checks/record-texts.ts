import type { AnyKind } from '../kinds/kind.ts';
import { type ContentEntity, kinds } from '../kinds/kinds.ts';
import { shownCharacters } from '../search-texts.ts';
import type { TextPlace } from './text-check.ts';

// Search results and share pictures cut longer ones in the middle of what matters.
const longestTitle = 80;

const nameFields = new Set([
  'company.name',
  'company.legalName',
  'company.consultingName',
  'partner.name',
  'project.client',
]);

/** Where a field of an entity is shown; `path` may go on into a list. */
export function placeOf(entity: ContentEntity, path: string): TextPlace {
  const [name = ''] = path.split('.');
  const isName = nameFields.has(`${entity}.${name}`);
  if (entity === 'company') return { isName };
  const kind: AnyKind = kinds[entity];
  const field = kind.fields[name];
  return { isName, isMarkdown: field?.type === 'text' && field.isMarkdown === true, shown: shownOf(kind, name) };
}

function shownOf({ page, title, fields }: AnyKind, name: string): number | undefined {
  if (fields[name]?.type === 'head')
    return name === 'searchTitle' ? shownCharacters.searchTitle : shownCharacters.searchDescription;
  return page && name === title ? longestTitle : undefined;
}
