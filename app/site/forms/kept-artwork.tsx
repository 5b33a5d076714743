import { formatFileSize } from '#app/ui/i18n/format.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import type { KeptFile } from './file-zone.tsx';

/** Files kept from an earlier, rejected post, and the way to leave them out. */
export function KeptArtwork({ files }: { files: readonly KeptFile[] }) {
  if (files.length === 0) return null;
  return (
    <div className="stack gap-2 breaks">
      <p>{m.artwork_kept()}</p>
      <ul>
        {files.map(({ name, size }) => (
          <li key={name}>
            <Isolate>{name}</Isolate> <Isolate>{formatFileSize(size)}</Isolate>
          </li>
        ))}
      </ul>
      <label>
        <input type="checkbox" name="dropFiles" value="yes" /> {m.artwork_drop()}
      </label>
    </div>
  );
}
