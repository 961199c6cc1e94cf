import type { PageKey } from '@parlour/texts/pages';
import type { IconName } from '@parlour/ui';
import { panel, Row, Section } from '@parlour/ui';
import styles from './DemoList.module.css';
import { usePageWords } from './usePageWords.ts';

type Props = {
  title: string;
  note: string;
  icon: IconName;
  entries: readonly { name: PageKey; detail: PageKey }[];
};

/** docs/decisions/0028: invented entries, and a note that says so. */
export function DemoList({ title, note, icon, entries }: Props) {
  const words = usePageWords();
  return (
    <Section title={title}>
      <ul className={panel.panel}>
        {entries.map(({ name, detail }) => (
          <li key={name}>
            <Row icon={icon} title={words(name)} detail={words(detail)} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
