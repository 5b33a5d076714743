import { fileURLToPath } from 'node:url';
import { drawnPictures } from './pictures/drawn.ts';
import { pictures as renderedPictures } from './pictures/pictures.ts';

export { blogPosts } from './blog-posts.ts';
export { certificates } from './certificates.ts';
export { company } from './company.ts';
export { faqs } from './faqs.ts';
export { openings } from './openings.ts';
export { partners } from './partners.ts';
export { products } from './products.ts';
export { projects } from './projects.ts';
export { services } from './services.ts';

/** What every picture shows, by its key. */
export const pictures = { ...renderedPictures, ...drawnPictures };

export const picturesFolder = fileURLToPath(new URL('./pictures/', import.meta.url));
/** Videos and documents. */
export const filesFolder = fileURLToPath(new URL('./files/', import.meta.url));
