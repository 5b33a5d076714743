import type { Language } from '#shared/language.ts';
import styles from './fact-table.module.css';
import { foreignText } from './i18n/foreign-text.ts';

type Fact = { name: string; value: string; isTold?: boolean; valueIn?: Language | undefined };

/**
 * Name and value pairs, such as a product's specifications. `isTold`: the page says it above already, so it is only printed.
 * `valueIn`: the language of the value.
 */
export function FactTable({ facts }: { facts: Fact[] }) {
  return (
    <table className={styles.table}>
      <tbody>
        {facts.map(({ name, value, isTold, valueIn }) => (
          <tr key={name} className={isTold ? styles.told : undefined}>
            <th scope="row">{name}</th>
            <td>
              <bdi {...foreignText(valueIn)}>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
