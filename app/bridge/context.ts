import { createContext } from 'react-router';
import type { PageContext } from '#server/site/pages/page-context.ts';

export type { PageContext };

/** The only access from pages to the server. */
export const pageContext = createContext<PageContext>();
