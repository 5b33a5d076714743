import { localPath } from '#app/ui/i18n/paths.ts';
import { m } from '#messages';
import styles from './compare-more.module.css';

type CompareMoreProps = { addresses: readonly string[]; others: readonly { address: string; name: string }[] };

/** One more product for a comparison, without scripts: with them the catalogue keeps what was chosen before. */
export function CompareMore({ addresses, others }: CompareMoreProps) {
  return (
    <form method="get" action={localPath('/compare')} className={`${styles.more} needs-no-script no-print`}>
      {addresses.map((address) => (
        <input key={address} type="hidden" name="products" value={address} />
      ))}
      <label>
        {m.compare_add()}
        <select name="products">
          {others.map(({ address, name }) => (
            <option key={address} value={address}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button quiet">
        {m.compare_choose()}
      </button>
    </form>
  );
}
