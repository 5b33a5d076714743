import { createContext, useContext } from 'react';

/** The texts of the style sheets that the page itself carries, in their order. */
export const PageStyles = createContext<readonly string[]>([]);

/**
 * The styles of this template, within the page: as a file of one to four kilobytes they would need a connection of their
 * own, which delays the first paint by a round trip (decision 23). The styles of all pages stay a file, which is cached.
 */
export function InlineStyles() {
  return useContext(PageStyles).map((text) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of our build, allowed by its hash
    <style key={text} dangerouslySetInnerHTML={{ __html: text }} />
  ));
}
