/** The form field with its visit: the JSON of `CameFrom`, in a separate file because browsers load it. */
export const visitField = 'visit';
