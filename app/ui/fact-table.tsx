import styles from './fact-table.module.css';

type Fact = { name: string; value: string; isTold?: boolean };

/** Name and value pairs, such as a product's specifications; what is told above already (`isTold`) stands on paper alone. */
export function FactTable({ facts }: { facts: Fact[] }) {
  return (
    <table className={styles.table}>
      <tbody>
        {facts.map(({ name, value, isTold }) => (
          <tr key={name} className={isTold ? styles.told : undefined}>
            <th scope="row">{name}</th>
            <td>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
