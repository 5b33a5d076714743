import { ListFilter } from '#app/components/back-office/list/list-filter.tsx';
import type { ListPage } from '#app/components/back-office/list/read-list.ts';
import { RecordList } from '#app/components/back-office/list/record-list.tsx';
import { useListAddress } from '#app/components/back-office/list/use-list-address.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { RowAct } from '#app/components/back-office/row-act.tsx';
import { m } from '#messages';
import type { BlogPost } from '#shared/blog.ts';
import { postColumns, postTitle } from './post-cells.tsx';
import { postStatusChoices } from './post-status.tsx';
import { PreviewLink } from './preview-link.tsx';
import { postFilters } from './read-posts.ts';

type PostListProps = {
  posts: Promise<Outcome<ListPage<BlogPost>>>;
  onEdit: (post: BlogPost) => void;
  onDelete: (post: BlogPost) => void;
};

/** Every post, drafts too: the specification's table, with search, filters and pages. */
export function PostList({ posts, onEdit, onDelete }: PostListProps) {
  const address = useListAddress({ order: '-createdAt', filters: postFilters });
  return (
    <RecordList
      outcome={posts}
      address={address}
      label={m.admin_blogs_heading()}
      columns={postColumns()}
      nameOf={postTitle}
      empty={m.admin_blogs_empty()}
      toolbar={
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
      }
      rowActions={(post) => (
        <>
          <PreviewLink post={post} />
          <RowAct
            icon="edit"
            title={m.admin_edit()}
            label={m.admin_edit_named({ name: postTitle(post) })}
            onClick={() => onEdit(post)}
          />
          <RowAct
            icon="trash"
            title={m.admin_delete()}
            label={m.admin_delete_named({ name: postTitle(post) })}
            isDanger
            onClick={() => onDelete(post)}
          />
        </>
      )}
    />
  );
}
