import styles from './fact-table.module.css';

/** Name and value pairs, such as a product's specifications. */
export function FactTable({ facts }: { facts: { name: string; value: string }[] }) {
  return (
    <table className={styles.table}>
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={name}>
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
