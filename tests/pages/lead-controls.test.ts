import { describe, expect, test } from 'vitest';
import { type LeadKind, leadKinds } from '#shared/leads/lead.ts';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import { type LeadEntry, listLeadFields } from '#shared/leads/lead-entry.ts';
import { useSharedDemoSite } from '../support/sites/built-site.ts';

const site = useSharedDemoSite();

/** The page with the form of each kind; a message names a product only after a link to the form did. */
const pages: Record<LeadKind, () => Promise<string>> = {
  contact: async () => {
    const [product] = (await (await fetch(`${site().address}/api/products`)).json()) as { _id: string }[];
    return `/contact-us?product=${product?._id}`;
  },
  consultation: async () => '/consultation',
  career: async () => '/careers',
  quote: async () => '/quote',
};

/** The file controls of a form, by what may come with it. */
const fileControls = { cv: 'cv', artwork: 'files' };

describe.each(leadKinds)('the public form of a %s', (kind) => {
  test('has a control for every field of its entry that visitors send', async () => {
    const entry: LeadEntry = leadEntries[kind];
    const html = await (await fetch(site().address + (await pages[kind]()))).text();
    const controls = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*\bname="([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    const sent = listLeadFields(entry).flatMap(([name, field]) => (field.sent ? [name] : []));
    const wanted = entry.files ? [...sent, fileControls[entry.files]] : sent;
    // The parts of a line and of the order have a control each: `line.family`, `order.incoterm`.
    const has = (name: string) =>
      controls.some((control) => control === name || control.startsWith(`${name.replace(/s$/, '')}.`));
    expect(wanted.filter((name) => !has(name))).toEqual([]);
  });
});
