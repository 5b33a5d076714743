import type { named } from '../products/specification-row.ts';

/** What a print says of the bag itself, as it is printed, by the specification that says the same. */
export type PrintedFacts = { readonly [Name in keyof typeof named]?: string };

/** The facts in each artwork; `content/studio/renders/art` draws them from here. A change needs new renders. */
export const artworkFacts = {
  flour: { filledWeight: '50 kg' },
  sugar: { filledWeight: '50 kg' },
  fertiliser: { filledWeight: '50 kg', uv: 'UV 1600 h' },
  cement: { filledWeight: '50 kg' },
  rice: { filledWeight: '10 KG' },
  feed: { filledWeight: '50 KG' },
  jumbo: { safeLoad: '1000 kg', safetyFactor: '5:1' },
  baffle: { safeLoad: '1250 kg', bagSize: '95 × 95 × 110 cm' },
} as const satisfies Record<string, PrintedFacts>;

const { flour, sugar, fertiliser, cement, rice, feed, jumbo, baffle } = artworkFacts;

/** The facts that can be read in a picture, by its key. */
export const printedFacts: Readonly<Record<string, PrintedFacts>> = {
  'flour-sack-1': flour,
  'flour-sack-3': flour,
  'sugar-sack-liner-1': sugar,
  'fertiliser-sack-1': fertiliser,
  'cement-valve-bag-1': cement,
  'cement-valve-bag-2': cement,
  'bopp-rice-bag-1': rice,
  'bopp-rice-bag-2': rice,
  'bopp-feed-bag-1': feed,
  'bopp-feed-bag-2': feed,
  'fibc-jumbo-1': jumbo,
  'fibc-jumbo-3': jumbo,
  'fibc-baffle-1': baffle,
  'fibc-baffle-2': baffle,
  'fibc-baffle-3': baffle,
};
