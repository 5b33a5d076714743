import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { FieldForm } from '#app/office/components/record/use-field-form.ts';
import { m } from '#messages';
import { type PublicationStatus, publicationStatuses } from '#shared/kinds/publication.ts';
import styles from './post-tags.module.css';

/** What each status is called. */
export const postStatusWords: Record<PublicationStatus, () => string> = {
  draft: m.admin_blogs_status_draft,
  published: m.admin_blogs_status_published,
};

const postStatusChoices = () => publicationStatuses.map((value) => ({ value, label: postStatusWords[value]() }));

/** The publication status, and the scheduled time of a draft. */
export function PostStatus({ form }: { form: FieldForm }) {
  const { status, publishAt } = form.values;
  return (
    <div className="halves">
      <NativeSelect label={m.admin_blogs_status()} data={postStatusChoices()} {...form.getInputProps('status')} />
      {status === 'draft' && (
        <div className={styles.row}>
          <TextInput
            type="datetime-local"
            className="grows"
            dir="ltr"
            label={m.admin_blogs_publish_at()}
            {...form.getInputProps('publishAt')}
          />
          {Boolean(publishAt) && (
            <Button variant="default" onClick={() => form.setFieldValue('publishAt', '')}>
              {m.admin_blogs_publish_at_clear()}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
