import type { z } from 'zod';
import type { Database } from '#server/core/db/database.ts';
import type { FileFields } from '#server/core/files/file-fields.ts';
import type { ReceivedFile } from '#server/core/files/received-file.ts';
import type { RecordsField } from '#shared/kinds/fields.ts';
import type { ContentEntity } from '#shared/kinds/kinds.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { MessageKey } from '#shared/text/message-key.ts';

export type AnyContent = { translations: { ar: object } };
/** A record of a kind whose records can be added and deleted. */
export type StoredContent = AnyContent & { _id: string };
export type ContentStampName = '_id' | 'createdAt' | 'updatedAt';
/** The content of a record without id and times. */
export type Values<Content> = Omit<Content, ContentStampName>;

/** The queries needed to change records; what is written is returned as `find` returns it. */
export type ContentQueries<Content> = {
  find(db: Database, id: string): Promise<Content | undefined>;
  /** The id of the record that is named by its id or an address; for kinds whose records can be added. */
  idOf?(db: Database, named: string): Promise<string>;
  lock(transaction: Database, id: string): Promise<Content | undefined>;
  /** Replaces the fields of a record that `lock` returned. */
  update(transaction: Database, known: Content, values: Values<Content>, updatedAt?: string): Promise<Content>;
};

/** The queries of kinds whose records can be added and deleted. */
export type ContentTable<Content> = ContentQueries<Content> & {
  list(db: Database, query: ListQuery): Promise<Page<Content>>;
  insert(
    transaction: Database,
    values: Values<Content>,
    stamp?: { _id?: string; createdAt: string; updatedAt: string },
  ): Promise<Content>;
  remove(transaction: Database, id: string): Promise<boolean>;
};

/** The sent values: fields as in JSON, and the files. */
export type ContentChange = { fields: Record<string, unknown>; files: ReceivedFiles };
export type ReceivedFiles = Record<string, ReceivedFile[]>;
/** Storage paths of received files, by field. */
export type StoredPaths = Record<string, string[]>;

/** The fields of a kind that hold ids of other records. */
export type LinkFields = Readonly<Record<string, RecordsField>>;

/** The editing rules of one content kind. */
export type ContentKind<Content extends AnyContent, Queries = ContentTable<Content>> = {
  /** Its name in the list of file uses, the Trash and the history. */
  entity: ContentEntity;
  queries: Queries;
  /** The schema of the sent fields, without files. */
  input: z.ZodObject;
  files: FileFields;
  /** The fields that hold ids of other records; none by default. */
  links?: LinkFields;
  notFound: MessageKey;
  /** The field whose text becomes the alternative text of the record's pictures. */
  title: string;
  /** Whether everyone may see it; default true. */
  isPublic?(content: Content): boolean;
  /** Files it uses in addition to its file fields. */
  extraPaths?(content: Content): string[];
  /** Transforms a record restored from the Trash or its history; default unchanged. */
  onRestore?(content: Values<Content>): Values<Content>;
  /** Fields that only administrators may change, with the message of the refusal. */
  adminsOnly?: { values(content: Values<Content>): Record<string, unknown>; refusal: MessageKey };
  /** Final validation before storing. @throws AppError `invalid` */
  finish?(values: Values<Content>, around: { known: Content | undefined; stored: StoredPaths }): Values<Content>;
};

/** Rules of a single kind beyond its entry. */
export type KindRules<Content extends AnyContent> = Pick<
  ContentKind<Content>,
  'adminsOnly' | 'onRestore' | 'finish' | 'extraPaths'
> & {
  /**
   * A record as visitors read it by its id, `today` being YYYY-MM-DD in Amman; undefined when they do not find it.
   * Default: as `visible` of the entry says.
   */
  asRead?(record: Content, today: string): Content | undefined;
};
