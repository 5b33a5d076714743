import { z } from 'zod';
import { choiceFilter, type Parameter, type ReplyShape, textFilter } from '#server/core/http/calls/calls.ts';
import { shapeOfField } from '#shared/kinds/answer-schema.ts';
import { type KindField, listFieldNames } from '#shared/kinds/fields.ts';
import type { AnyKind } from '#shared/kinds/kind.ts';

const formats: Partial<Record<KindField['type'], string>> = { day: 'date', time: 'date-time' };
const aboutFiles: Partial<Record<KindField['type'], string>> = {
  image: 'Storage path, served at /media/<path>.',
  video: 'Storage path, served at /media/<path>.',
  pdf: 'Storage path of the PDF.',
};

function makeReplySchema(field: KindField): z.ZodType | undefined {
  const format = formats[field.type];
  const plain = shapeOfField(field);
  const dated = format ? plain?.meta({ format }) : plain;
  const about = field.about ?? aboutFiles[field.type];
  return about ? dated?.describe(about) : dated;
}

/** The search-engine texts of a record with its own page; shown in the page's head. */
const searchTextsForStaff = {
  searchTitle: z.string().optional().describe('For search engines and shared links; empty: the page says it itself.'),
  searchDescription: z.string().optional().describe('The same for the description.'),
};

const preparationForStaff = {
  arabicInPreparation: z.boolean().optional().describe('Whether visitors get the English instead of the Arabic.'),
};

const stampShape = {
  _id: z.string(),
  createdAt: z.string().meta({ format: 'date-time' }),
  updatedAt: z.string().meta({ format: 'date-time' }),
};

/** A record of a kind as the API sends it. */
export function describeKind({ api, fields }: AnyKind): ReplyShape & { schema: z.ZodObject } {
  const replies = Object.entries(fields).flatMap(([name, field]) => {
    const reply = makeReplySchema(field);
    return reply ? [[name, reply] as const] : [];
  });
  const schema = z.object({ ...stampShape, ...Object.fromEntries(replies) });
  const hasHead = listFieldNames(fields, 'head').length > 0;
  return { name: api.shape, schema, forStaff: { ...(hasHead && searchTextsForStaff), ...preparationForStaff } };
}

/** The statuses that several records can be given at once. */
export const listStatuses = ({ fields: { status } }: AnyKind) =>
  status?.type === 'choice' ? status.values : undefined;

/** The parameters of a kind's list. */
export function filterParameters({ fields, filters }: AnyKind): Record<string, Parameter<string | undefined>> {
  const parameters = Object.entries(filters).map(([name, { field, about }]) => {
    const narrowed = fields[field];
    return [name, narrowed?.type === 'choice' ? choiceFilter(narrowed.values, about) : textFilter(about)];
  });
  return Object.fromEntries(parameters);
}
