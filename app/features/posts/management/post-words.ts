import type { RecordWords } from '#app/components/back-office/record/use-record-changes.ts';
import { m } from '#messages';

/** The address for changes of posts, and their messages. */
export const postChanges: { path: string; words: RecordWords } = {
  path: '/blogs',
  words: {
    // The whole question, as specified.
    confirmDelete: m.admin_blogs_confirm_delete,
    createError: m.admin_blogs_error_creating,
    updateError: m.admin_blogs_error_updating,
    deleteError: m.admin_blogs_error_deleting,
    created: m.admin_blogs_created,
    updated: m.admin_blogs_updated,
    deleted: m.blog_deleted,
  },
};
