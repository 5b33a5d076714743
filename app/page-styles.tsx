import { createContext, useContext } from 'react';
import { type EntryContext, Links } from 'react-router';

type StyleSheet = { address: string; text?: string | undefined };

/** The style sheets of a public page; undefined where the router links them: in the back office and while developing. */
export const PageStyles = createContext<readonly StyleSheet[] | undefined>(undefined);

/**
 * The style sheets of the routes that are shown: those of every page to be linked, the others with their text.
 * @param textOf the text of a built style sheet; undefined of all others
 */
export function pageStyles(
  { manifest, staticHandlerContext }: EntryContext,
  textOf: (address: string) => string | undefined,
): StyleSheet[] | undefined {
  const ofEveryPage = manifest.routes.root?.css;
  if (!ofEveryPage) return undefined;
  const shown = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  return [...new Set([...ofEveryPage, ...shown])].map((address) => ({
    address,
    text: ofEveryPage.includes(address) ? undefined : textOf(address),
  }));
}

/**
 * The styles of this template, within the page: as a file of one to four kilobytes they would need a connection of their
 * own, which delays the first paint by a round trip (decision 23). The styles of all pages stay a file, which is cached.
 */
export function Styles() {
  const styles = useContext(PageStyles);
  if (!styles) return <Links />;
  return styles.map(({ address, text }) =>
    text === undefined ? (
      <link key={address} rel="stylesheet" href={address} />
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of our build, allowed by its hash
      <style key={address} dangerouslySetInnerHTML={{ __html: text }} />
    ),
  );
}
