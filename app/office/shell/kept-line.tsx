import { Button, CloseButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { openParameter } from '#app/office/components/list/use-addressed-record.ts';
import {
  type FoundDraft,
  findInterruptedDraft,
  isUntold,
  markTold,
  watchDrafts,
} from '#app/office/components/record/record-drafts.ts';
import { m } from '#messages';
import styles from './kept-line.module.css';
import { placeOfSection } from './sections.ts';

/** The name of a form, and where it is opened. `/admin/products /products/0192…` names its screen, and its record if it has one. */
function describeForm({ form, name }: FoundDraft): { label: string; to: string } {
  const [screen = '', about = ''] = form.split(' ');
  const [section = '', id] = [screen.split('/')[2], about.split('/')[2]];
  const label = [placeOfSection(section)?.label, name].filter(Boolean).join(': ');
  return { label: label || screen, to: id ? `${screen}?${new URLSearchParams({ [openParameter]: id })}` : screen };
}

/**
 * After a page was loaded: that something typed earlier is kept, and in which form. It goes when that form is opened,
 * with the next screen, or when it is closed, and does not come back for the same text.
 */
export function KeptLine({ username }: { username: string }) {
  const { pathname } = useLocation();
  const [loadedAt] = useState(pathname);
  const [draft, setDraft] = useState(() => findInterruptedDraft(username));
  useEffect(() => draft && watchDrafts(() => isUntold(draft) || setDraft(undefined)), [draft]);
  useEffect(() => {
    if (draft && pathname !== loadedAt) markTold(draft);
  }, [draft, pathname, loadedAt]);
  if (!draft) return null;
  const { label, to } = describeForm(draft);
  return (
    <div className={`waiting-line ${styles.line}`} role="status">
      <p>{m.admin_kept_waiting({ form: label })}</p>
      <Button component={Link} to={to} size="compact-sm" variant="default">
        {m.admin_kept_open()}
      </Button>
      <CloseButton aria-label={m.admin_close()} onClick={() => markTold(draft)} />
    </div>
  );
}
