/** What a record may be that visitors read only once it is published. */
export const publicationStatuses = ['draft', 'published'] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];
