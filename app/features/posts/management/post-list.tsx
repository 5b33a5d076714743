import { ActionIcon } from '@mantine/core';
import { Link } from 'react-router';
import { CommandIcon } from '#app/components/back-office/command-icon.tsx';
import { BulkActionButtons } from '#app/components/back-office/list/bulk-action-buttons.tsx';
import { ListFilter } from '#app/components/back-office/list/list-filter.tsx';
import type { ListPage } from '#app/components/back-office/list/read-list.ts';
import { RecordList } from '#app/components/back-office/list/record-list.tsx';
import { type ListAddress, useListAddress } from '#app/components/back-office/list/use-list-address.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { DeleteAction, EditAction } from '#app/components/back-office/row-action.tsx';
import { m } from '#messages';
import type { Post } from '#shared/kinds/post.ts';
import { postColumns, postTitle } from './post-cells.tsx';
import { postStatusChoices } from './post-status.tsx';
import { postChanges } from './post-words.ts';
import { postFilters } from './read-posts.ts';

type PostListProps = {
  posts: Promise<Outcome<ListPage<Post>>>;
  onEdit: (post: Post) => void;
  onDelete: (post: Post) => void;
  /** Called with the errors of bulk actions. */
  tellFailure: (error: unknown, words: string) => void;
};

function PostFilters({ address }: { address: ListAddress }) {
  return (
    <>
      <ListFilter
        address={address}
        name="status"
        label={m.admin_blogs_status()}
        all={m.admin_blogs_all_statuses()}
        choices={postStatusChoices()}
      />
      <ListFilter
        address={address}
        name="arabic"
        label={m.admin_filter_arabic()}
        all={m.admin_filter_any_language()}
        choices={[{ value: 'missing', label: m.admin_arabic_missing() }]}
      />
    </>
  );
}

type PostRowActsProps = Pick<PostListProps, 'onEdit' | 'onDelete'> & { post: Post };

function PostRowActs({ post, onEdit, onDelete }: PostRowActsProps) {
  const name = postTitle(post);
  return (
    <>
      <PreviewLink post={post} />
      <EditAction name={name} onClick={() => onEdit(post)} />
      <DeleteAction name={name} onClick={() => onDelete(post)} />
    </>
  );
}

/** Every post, drafts too: the specification's table, with search, filters and pages. */
export function PostList({ posts, onEdit, onDelete, tellFailure }: PostListProps) {
  const address = useListAddress({ order: '-createdAt', filters: postFilters });
  return (
    <RecordList
      outcome={posts}
      address={address}
      label={m.admin_blogs_heading()}
      columns={postColumns()}
      nameOf={postTitle}
      empty={m.admin_blogs_empty()}
      toolbar={<PostFilters address={address} />}
      bulkActions={(rows, clear) => (
        <BulkActionButtons
          path={postChanges.path}
          rows={rows}
          clear={clear}
          statuses={postStatusChoices()}
          deleteFailed={postChanges.words.deleteError}
          statusFailed={postChanges.words.updateError}
          deleteEffect={m.admin_bulk_delete_trash}
          isUndoable
          tellFailure={tellFailure}
        />
      )}
      rowActions={(post) => <PostRowActs post={post} onEdit={onEdit} onDelete={onDelete} />}
    />
  );
}

/** A link to the preview of a post, published or not. */
function PreviewLink({ post }: { post: Post }) {
  return (
    <ActionIcon
      component={Link}
      to={`/admin/blogs/${post._id}/preview`}
      variant="subtle"
      size={40}
      title={m.admin_blogs_preview()}
      aria-label={m.admin_blogs_preview_named({ name: postTitle(post) })}
    >
      <CommandIcon name="view" />
    </ActionIcon>
  );
}
