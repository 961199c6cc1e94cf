import styles from './Panels.module.css';

export type Fact = { name: string; value: string; isCode?: boolean };

/** Names with their values, one below the other; codes may break anywhere. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, isCode }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={isCode ? styles.code : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
