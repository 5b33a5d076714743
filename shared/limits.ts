import { artworkFiles } from './artwork-limit.ts';
import { hour, mebibyte } from './units.ts';

/** Every limit of the product, in characters, bytes, pixels or counts; decisions.md, "Limits". */
export const limits = {
  name: 200,
  email: 254,
  phone: 40,
  summary: 500,
  /** What is printed on a pictured bag. */
  print: 200,
  message: 5_000,
  content: 100_000,
  tag: 40,
  tags: 20,
  specifications: 50,
  gallery: 30,
  /** Pictures of the factory on Our Story. */
  factoryPictures: 12,
  search: 200,
  /** Records suggested at once while words are typed. */
  suggestions: 8,
  pageSize: 100,
  cvBytes: 5 * mebibyte,
  /** One file of artwork or a drawing, and the most that are sent at once. */
  artworkBytes: 5 * mebibyte,
  artworkFiles,
  imageBytes: 25 * mebibyte,
  imagePixels: 50_000_000,
  videoBytes: 500 * mebibyte,
  /** Larger files are not shown to the virus scanner. */
  scannedBytes: 100 * mebibyte,
  documentBytes: 25 * mebibyte,
  /** An archive of a release has 65 MB. */
  releaseBytes: 300 * mebibyte,
  /** A datasheet as a PDF; without its picture if it would be larger. */
  datasheetBytes: 200 * 1024,
  jsonBytes: mebibyte,
  jsonDepth: 20,
  /** Values of a JSON body including lists and objects: ten for each id of the longest ordered list. */
  jsonValues: 10_000,
  /** Fields of a form without files. */
  formFields: 200,
  headers: 100,
  parameters: 50,
  /** How long a CV of a rejected form without JavaScript is kept. */
  keptCvMilliseconds: hour,
} as const;

export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
export const videoTypes = ['video/mp4', 'video/webm', 'video/ogg', 'video/quicktime'] as const;
export const cvType = 'application/pdf';

/** What may be loaded into a container, in kg: by its own plate, and by the road to the port. Staff set both in the company's profile. */
export const usualLimits = { containerPayload: 26_500, roadLimit: 22_000 } as const;
