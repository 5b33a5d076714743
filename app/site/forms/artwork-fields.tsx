import { Field } from '#app/ui/field.tsx';
import { m } from '#messages';
import { useKeptFiles } from './chosen-files.ts';
import { FileZone, type KeptFile } from './file-zone.tsx';
import { KeptArtwork } from './kept-artwork.tsx';
import { quoteDraft } from './quote-draft.ts';
import styles from './quote-form.module.css';

const artworkField = 'files';
const artworkTypes = 'application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg';

/** Artwork kept from an earlier, rejected post. */
export type KeptFiles = { keptFiles?: KeptFile[] | undefined };
const noFiles: KeptFile[] = [];

/** Artwork and drawings. */
export function ArtworkFields({ keptFiles = noFiles, isRejected }: KeptFiles & { isRejected: boolean }) {
  const control = useKeptFiles({ form: quoteDraft, isRejected, onServer: keptFiles });
  return (
    <fieldset className={styles.part}>
      <legend>{m.artwork_label()}</legend>
      <KeptArtwork files={keptFiles} />
      <Field name={artworkField} label={m.follow_files()} hint={m.artwork_hint()} isOptional>
        <FileZone
          ref={control}
          name={artworkField}
          hint={m.artwork_hint()}
          accept={artworkTypes}
          words={{ choose: m.form_files_choose(), another: m.form_files_others() }}
          isMultiple
        />
      </Field>
    </fieldset>
  );
}
