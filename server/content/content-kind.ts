import type { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import type { FileFields } from '#server/files/file-fields.ts';
import type { ReceivedFile } from '#server/files/received-file.ts';
import type { ContentEntity } from '#shared/content-entity.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { MessageKey } from '#shared/message-key.ts';

export type AnyContent = { translations: { ar: object } };
export type ContentStampName = '_id' | 'createdAt' | 'updatedAt';
/** What is stored of a record besides its stamp. */
export type Values<Content> = Omit<Content, ContentStampName>;

/** The queries that a change needs. */
export type ContentQueries<Content> = {
  find(db: Database, id: string): Promise<Content | undefined>;
  lock(transaction: Database, id: string): Promise<Content | undefined>;
  update(transaction: Database, id: string, values: Values<Content>): Promise<Content | undefined>;
};

/** The queries of what can also be added and deleted. */
export type ContentTable<Content> = ContentQueries<Content> & {
  list(db: Database, query: ListQuery): Promise<Page<Content>>;
  insert(
    transaction: Database,
    values: Values<Content>,
    stamp?: { _id: string; createdAt: string; updatedAt: string },
  ): Promise<Content>;
  remove(transaction: Database, id: string): Promise<boolean>;
};

/** What staff sent: fields as JSON has them, and the files. */
export type ContentChange = { fields: Record<string, unknown>; files: ReceivedFiles };
export type ReceivedFiles = Record<string, ReceivedFile[]>;
/** Storage paths of received files, by field. */
export type StoredPaths = Record<string, string[]>;

/** What is particular about one kind of content when staff change it. */
export type ContentKind<Content extends AnyContent, Queries = ContentTable<Content>> = {
  /** Its name in the list of file uses, in the Trash and in the history. */
  entity: ContentEntity;
  queries: Queries;
  /** What staff send besides the files. */
  input: z.ZodObject;
  files: FileFields;
  notFound: MessageKey;
  /** The field whose words describe the record's pictures. */
  title: string;
  /** Whether everyone may see it; yes unless said. */
  isPublic?(content: Content): boolean;
  /** Stored files it shows besides those of its file fields. */
  furtherPaths?(content: Content): string[];
  /** What a record is that comes back from the Trash or out of its history; as it was unless said. */
  comesBack?(content: Values<Content>): Values<Content>;
  /** What administrators alone may change, by the field that a refusal names, and what is said then. */
  adminsOnly?: { values(content: Values<Content>): Record<string, unknown>; refusal: MessageKey };
  /** A last look at what will be stored. @throws AppError `invalid` */
  finish?(values: Values<Content>, around: { known: Content | undefined; stored: StoredPaths }): Values<Content>;
};
