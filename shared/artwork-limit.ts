/** The most files of artwork that are sent at once. Apart from the other limits, which the quote form need not load. */
export const artworkFiles = 3;
