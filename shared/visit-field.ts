/** The field of a form in which its visit travels: the JSON of `CameFrom`, in a file of its own since browsers carry it. */
export const visitField = 'visit';
