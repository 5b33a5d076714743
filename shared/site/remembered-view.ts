/** How the catalogue is shown: as cards, or as a table with a row for each product. */
export const catalogueViews = ['cards', 'table'] as const;
export type CatalogueView = (typeof catalogueViews)[number];

const cookieName = 'products-view';

/** The `Set-Cookie` that remembers a view for a year. */
export const viewCookie = (view: CatalogueView): string =>
  `${cookieName}=${view}; Path=/; Max-Age=31536000; SameSite=Lax`;

/** The view that a `Cookie` header remembers; cards where there is none. */
export const rememberedView = (cookies: string | null | undefined): CatalogueView =>
  cookies?.split(/; */).includes(`${cookieName}=table`) ? 'table' : 'cards';
