import { expect } from 'vitest';
import { type Way, withText } from '../browser/text-fields.ts';
import type { BuiltSite } from '../sites/build-site.ts';
import { type BodyExample, sendBody } from './every-body.ts';
import { asAdmin } from './staff-calls.ts';

type Sending = { site: BuiltSite; example: BodyExample; fields: Way[]; texts: readonly string[] };

/** Whether a refusal concerns a field: that field, a list it is in, or a part of it. */
const concerns = (refused: string, field: string) =>
  `${field}.`.startsWith(`${refused}.`) || refused.startsWith(`${field}.`);

/**
 * Sends every text in every field: in all fields at once, and again without those where it is refused, until the rest is
 * taken. Every answer is a success or a refusal, never a fault of the site.
 * @returns the fields, with dots, that took at least one of the texts
 */
export async function sendTexts({ site, example, fields, texts }: Sending): Promise<string[]> {
  const sender = { site, admin: await asAdmin(site) };
  const taken = new Set<string>();

  /** @returns the fields where the text is refused; all when the whole body is */
  async function send(text: string, ways: Way[]): Promise<Way[]> {
    const body = ways.reduce<unknown>((sent, way) => {
      const around = example.around?.[way.join('.')];
      return withText(sent, way, around ? around(text) : text);
    }, example.body);
    const reply = await sendBody(sender, example, body as object);
    const about = `${JSON.stringify(text.slice(0, 40))} in ${ways.map((way) => way.join('.'))}: ${reply.body.slice(0, 200)}`;
    expect(reply.statusCode, about).toBeLessThan(500);
    if (reply.statusCode < 300) {
      for (const way of ways) taken.add(way.join('.'));
      return [];
    }
    const refused = Object.keys((reply.json().errors as object | undefined) ?? {});
    const concerned = ways.filter((way) => refused.some((field) => concerns(field, way.join('.'))));
    return concerned.length > 0 ? concerned : ways;
  }

  for (const text of texts) {
    if (example.isOneByOne) for (const way of fields) await send(text, [way]);
    let ways = example.isOneByOne ? [] : fields;
    while (ways.length > 0) {
      const refused = await send(text, ways);
      if (refused.length === 0) break;
      // A body that is refused as a whole, by its size for example, may be taken in parts.
      if (refused.length === ways.length && ways.length > 1) for (const way of ways) await send(text, [way]);
      ways = refused.length === ways.length ? [] : ways.filter((way) => !refused.includes(way));
    }
  }
  return [...taken];
}
