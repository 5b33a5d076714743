import { createContext } from 'react';

/**
 * Takes a value of the page's `Link` header (RFC 8288), which makes browsers ask for a file of the first view before they
 * parse the page; undefined where no header is sent.
 */
export const FirstRequests = createContext<((link: string) => void) | undefined>(undefined);
