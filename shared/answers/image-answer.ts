import { z } from 'zod';

/** A stored image, as a data URL. */
export const imageAnswer = z.object({ dataUrl: z.string() });
