/** Marks where a page says, in the language that is the attribute's value, that the database is away. */
export const awayAttribute = 'data-away';
