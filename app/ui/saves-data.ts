import { createContext } from 'react';

/** Whether the reader asked for less data (the header `Save-Data`); the root provides it. */
export const SavesData = createContext(false);
