import { Field } from '#app/ui/field.tsx';
import { m } from '#messages';
import { artworkFiles } from '#shared/artwork-limit.ts';
import { FileZone, type KeptFile } from './file-zone.tsx';
import { KeptArtwork } from './kept-artwork.tsx';
import { quoteDraft } from './quote-draft.ts';
import { useKeptFiles } from './use-kept-files.ts';

const artworkField = 'files';
const artworkTypes = 'application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg';

/** Artwork kept from an earlier, rejected post. */
export type KeptFiles = { keptFiles?: KeptFile[] | undefined };
const noFiles: KeptFile[] = [];

/** Artwork and drawings. */
export function ArtworkFields({ keptFiles = noFiles, isRejected }: KeptFiles & { isRejected: boolean }) {
  const control = useKeptFiles({ form: quoteDraft, isRejected, onServer: keptFiles });
  return (
    <>
      <KeptArtwork files={keptFiles} />
      <Field name={artworkField} label={m.artwork_label()} hint={m.artwork_hint()} isOptional>
        <FileZone
          ref={control}
          name={artworkField}
          hint={m.artwork_hint()}
          accept={artworkTypes}
          words={{ choose: m.form_files_choose(), another: m.form_files_others(), remove: m.artwork_drop() }}
          most={artworkFiles}
        />
      </Field>
    </>
  );
}
