import { z } from 'zod';
import type { KindRules } from '#server/content/records/content-kind.ts';
import type { ChangeTerms, ContentWrites } from '#server/content/records/content-write-service.ts';
import type { FileFields } from '#server/core/files/file-fields.ts';
import type { ReceivedFile } from '#server/core/files/received-file.ts';
import { say } from '#server/core/i18n/say.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import type { Product } from '#shared/kinds/product.ts';
import { limits } from '#shared/limits.ts';
import { fillSpecifications } from '#shared/trade/fill-specifications.ts';
import { type Specification, specificationKey, specificationSchema } from '#shared/trade/specification.ts';

/** The files of POST /products/:id/images. */
export const productImages = {
  input: z.object({}),
  files: { images: { type: 'image', isList: true } } satisfies FileFields,
};

/** A changed specification; without a name the name stays. */
export const specificationChangeSchema = specificationSchema.partial({ name: true });
type SpecificationEdit = { change: z.infer<typeof specificationChangeSchema>; terms: ChangeTerms };

/** The gallery and the specifications of a product, one by one. */
export function createProductParts(writes: ContentWrites<Product>) {
  const edit = (id: string, terms: ChangeTerms, values: (product: Product) => Product): Promise<Product> =>
    writes.edit(id, { terms, values });

  return {
    /** Appends pictures to the gallery. @throws AppError as every change, and `invalid` without a picture */
    async addImages(id: string, images: ReceivedFile[] | undefined, terms: ChangeTerms): Promise<Product> {
      if (!images?.length) throw fieldRefused('images', 'product_gallery_required');
      return writes.edit(id, {
        terms,
        files: { images },
        fileFields: productImages.files,
        values: (product, stored) => {
          if (product.galleryImages.length + images.length > limits.gallery) throw tooMany('images', limits.gallery);
          return { ...product, galleryImages: [...product.galleryImages, ...(stored.images ?? [])] };
        },
      });
    },

    /** Removes a picture from the gallery. @throws AppError `not_found`; `invalid` for the last one */
    removeImage: (id: string, path: string | undefined, terms: ChangeTerms): Promise<Product> =>
      edit(id, terms, (product) => {
        const galleryImages = product.galleryImages.filter((known) => known !== path);
        if (galleryImages.length === product.galleryImages.length) throw new AppError('not_found', 'image_not_found');
        if (galleryImages.length === 0) throw fieldRefused('path', 'product_gallery_required');
        return { ...product, galleryImages };
      }),

    /** @throws AppError `conflict` (409) for an existing name; `invalid` */
    addSpecification: (id: string, specification: Specification, terms: ChangeTerms): Promise<Product> =>
      edit(id, terms, (product) => {
        refuseKnownName(product.specifications, specification.name);
        if (product.specifications.length >= limits.specifications) throw tooMany('name', limits.specifications);
        return { ...product, specifications: [...product.specifications, specification] };
      }),

    /** @throws AppError `not_found` when there is no such product or specification */
    async requireSpecification(id: string, name: string): Promise<void> {
      findPlace(await writes.get(id), name);
    },

    /**
     * Changes the value of a specification, and its name if sent. @throws AppError `not_found`, `conflict`, `invalid`
     */
    changeSpecification: (id: string, name: string, { change, terms }: SpecificationEdit): Promise<Product> =>
      edit(id, terms, (product) => {
        const place = findPlace(product, name);
        const known = product.specifications[place] as Specification;
        const changed = { name: change.name ?? known.name, value: change.value };
        refuseKnownName(product.specifications.toSpliced(place, 1), changed.name);
        return { ...product, specifications: product.specifications.with(place, changed) };
      }),

    /** Removes a specification with its Arabic. @throws AppError `not_found`; `invalid` for the last one */
    removeSpecification: (id: string, name: string, terms: ChangeTerms): Promise<Product> =>
      edit(id, terms, (product) => {
        const place = findPlace(product, name);
        if (product.specifications.length === 1) throw fieldRefused('specifications', 'product_specification_required');
        const { ar } = product.translations;
        const arabic = ar.specifications && { specifications: ar.specifications.toSpliced(place, 1) };
        return {
          ...product,
          specifications: product.specifications.toSpliced(place, 1),
          translations: { ar: { ...ar, ...arabic } },
        };
      }),
  };
}

function tooMany(field: string, max: number): AppError {
  return fieldRefused(field, 'error_too_many_entries', 'invalid', { max });
}

function refuseKnownName(specifications: Specification[], name: string): void {
  const isKnown = specifications.some((known) => specificationKey(known.name) === specificationKey(name));
  if (isKnown) throw fieldRefused('name', 'product_specification_duplicate', 'conflict');
}

function findPlace({ specifications }: Product, name: string): number {
  const place = specifications.findIndex((known) => specificationKey(known.name) === specificationKey(name));
  if (place < 0) throw new AppError('not_found', 'product_specification_not_found');
  return place;
}

/** Figures are entered once: the rows of the specifications that say them follow them, in both languages. */
export const productRules: KindRules<Product> = {
  finish(values, { known }) {
    const { specifications, translations } = values;
    const filled = fillSpecifications(
      { en: specifications, ar: translations.ar.specifications ?? [] },
      { before: known?.attributes ?? {}, after: values.attributes ?? {} },
      say,
    );
    if (filled.en === specifications) return values;
    return {
      ...values,
      specifications: [...filled.en],
      translations: { ar: { ...translations.ar, specifications: [...filled.ar] } },
    };
  },
};
