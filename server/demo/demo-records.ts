import type { Database } from '#server/db/database.ts';
import { kindTables } from '#server/db/kind-tables.ts';
import type { Company } from '#shared/company.ts';
import type { KindName } from '#shared/kinds/kinds.ts';
import { companyPictures, type DemoContent, type DemoFiles, type DemoMedia } from './demo-files.ts';
import { demoQueries } from './demo-queries.ts';
import { inBothLanguages } from './demo-texts.ts';

type Loading = { db: Database; files: DemoFiles; setUses: DemoMedia['setUses'] };

/** Inserts all demo records; lists that show the newest first keep their order. */
export async function insertDemoRecords(content: DemoContent, loading: Loading): Promise<void> {
  const { picture, file } = loading.files;
  const withGallery = <Demo extends { mainImage: string; galleryImages: string[] }>(demo: Demo) => ({
    ...demo,
    mainImage: picture(demo.mainImage),
    galleryImages: demo.galleryImages.map(picture).filter(Boolean),
  });
  const withImage = <Demo extends { image: string }>(demo: Demo) => ({ ...demo, image: picture(demo.image) });

  const { products, partners, projects, services, faqs, openings } = content;
  const certificates = content.certificates.map((demo) => ({ ...withImage(demo), file: file(demo.file) }));
  const blogPosts = content.blogPosts.map((demo) => ({
    ...demo,
    image: (demo.image && picture(demo.image)) || null,
    video: (demo.video && file(demo.video)) || null,
    publishAt: null,
    createdAt: `${demo.createdOn}T08:00:00.000Z`,
  }));

  await insertAll('product', kindTables.product, products.map(withGallery).map(inBothLanguages), loading);
  await insertAll('partner', kindTables.partner, partners.map(withGallery).map(inBothLanguages), loading);
  await insertAll('project', kindTables.project, projects.map(withImage).map(inBothLanguages), loading);
  await insertAll('service', kindTables.service, services.map(withImage).map(inOrder).map(inBothLanguages), loading);
  await insertAll('faq', kindTables.faq, faqs.map(inOrder).map(inBothLanguages), loading);
  await insertAll('certificate', kindTables.certificate, certificates.map(inOrder).map(inBothLanguages), loading);
  await insertAll('opening', kindTables.opening, openings.map(isOpen).map(inOrder).map(inBothLanguages), loading);
  await insertAll('blog_post', kindTables.blog_post, blogPosts.map(inBothLanguages), loading);
}

/** The company profile; without pictures unless they are stored. */
export function toCompany(demo: DemoContent['company'], picture: DemoFiles['picture'] = () => ''): Company {
  const process = demo.process.map((step) => ({ ...step, image: picture(step.image) }));
  const heroImage = picture(companyPictures.hero);
  return inBothLanguages({ ...demo, process, heroImage, bandImage: picture(companyPictures.band) });
}

const isOpen = <Demo extends object>(demo: Demo) => ({ ...demo, status: 'open' as const });
const inOrder = <Demo extends object>(demo: Demo, index: number) => ({ ...demo, position: index + 1 });

type DemoRecord = {
  translations: object;
  createdAt?: string;
  status?: string;
  mainImage?: string;
  galleryImages?: string[];
  image?: string | null;
  video?: string | null;
  file?: string;
};
type Inserting<Values> = {
  insert: (db: Database, values: Values, stamp: { createdAt: string; updatedAt: string }) => Promise<{ _id: string }>;
};

async function insertAll<Values extends DemoRecord>(
  entity: KindName,
  queries: Inserting<NoInfer<Values>>,
  records: Values[],
  { db, setUses }: Loading,
): Promise<void> {
  for (const [index, record] of records.entries()) {
    const createdAt = record.createdAt ?? minutesAgo(index + 1);
    const { _id } = await queries.insert(db, record, { createdAt, updatedAt: createdAt });
    await demoQueries.mark(db, [{ entity, id: _id }]);
    const isPublic = record.status !== 'draft';
    await setUses(
      db,
      entity,
      _id,
      pathsOf(record).map((path) => ({ path, isPublic })),
    );
  }
}

function pathsOf({ mainImage, galleryImages = [], image, video, file }: DemoRecord): string[] {
  return [...new Set([mainImage, ...galleryImages, image, video, file].filter((path) => typeof path === 'string'))];
}

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
