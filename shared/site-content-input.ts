import { blogPost } from './kinds/blog-post.ts';
import { certificate } from './kinds/certificate.ts';
import { faq } from './kinds/faq.ts';
import { inputSchemaOf } from './kinds/input-schema.ts';
import { opening } from './kinds/opening.ts';
import { partner } from './kinds/partner.ts';
import { product } from './kinds/product.ts';
import { project } from './kinds/project.ts';
import { service } from './kinds/service.ts';

// Goes with its last user (step 9): until then steps stay small.
export const partnerInputSchema = inputSchemaOf(partner);
export const productInputSchema = inputSchemaOf(product);
export const blogInputSchema = inputSchemaOf(blogPost);
export const projectInputSchema = inputSchemaOf(project);
export const serviceInputSchema = inputSchemaOf(service);
export const faqInputSchema = inputSchemaOf(faq);
export const certificateInputSchema = inputSchemaOf(certificate);
export const openingInputSchema = inputSchemaOf(opening);
