import { Field } from '#app/ui/field.tsx';
import { useFieldAttributes } from '#app/ui/field-context.ts';
import { m } from '#messages';
import { useKeptFiles } from './chosen-files.ts';
import type { KeptFile } from './file-field.tsx';
import { KeptArtwork } from './kept-artwork.tsx';
import { quoteDraft } from './quote-draft.ts';
import styles from './quote-form.module.css';

const artworkField = 'files';
const artworkTypes = 'application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg';

/** Artwork kept from an earlier, rejected post. */
export type KeptFiles = { keptFiles?: KeptFile[] | undefined };
const noFiles: KeptFile[] = [];

/** Artwork and drawings: a native control, so that several can be chosen and seen with and without scripts. */
export function ArtworkFields({ keptFiles = noFiles, isRejected }: KeptFiles & { isRejected: boolean }) {
  const attributes = useFieldAttributes(artworkField, m.artwork_hint());
  const control = useKeptFiles({ form: quoteDraft, isRejected, onServer: keptFiles });
  return (
    <fieldset className={styles.part}>
      <legend>{m.artwork_label()}</legend>
      <KeptArtwork files={keptFiles} />
      <Field name={artworkField} label={m.follow_files()} hint={m.artwork_hint()} isOptional>
        <input ref={control} {...attributes} className={styles.chooser} type="file" multiple accept={artworkTypes} />
      </Field>
    </fieldset>
  );
}
