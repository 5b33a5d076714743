import { limits } from '#shared/limits.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { documentUpload, galleryUpload, imageUpload, type UploadRule, videoUpload } from './upload-rules.ts';

/** A field of a record that holds the storage path of an uploaded file, or a list of them. */
export type SentFileField = {
  type: 'image' | 'video' | 'pdf';
  /** Whether it holds a list, like a gallery. */
  isList?: boolean;
  /** The message when the required file is missing. */
  required?: MessageKey;
  /** The value without a file; default ''. */
  none?: null;
};
export type FileFields = Readonly<Record<string, SentFileField>>;

const singleUploads = { image: imageUpload, video: videoUpload, pdf: documentUpload };

/** The multipart fields allowed for these file fields. */
export function buildUploadRules(fields: FileFields): Record<string, UploadRule> {
  const rules = Object.entries(fields).map(([name, { type, isList }]) => [
    name,
    isList ? galleryUpload : singleUploads[type],
  ]);
  return Object.fromEntries(rules);
}

const capitalised = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** The text field with the paths of a list that stay: `existingGalleryImages`. */
export const keptField = (name: string): string => `existing${capitalised(name)}`;

/** The text field that removes a file without a replacement: `removeVideo`. */
export const removalField = (name: string): string => `remove${capitalised(name)}`;

export const maxListedFiles = limits.gallery;
