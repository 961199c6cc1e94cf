import { type LongPage, sectionsOf } from '@parlour/texts/pages';
import styles from './Article.module.css';
import { usePageWords } from './usePageWords.ts';

/** The numbered sections of a long page. */
export function Article({ page }: { page: LongPage }) {
  const words = usePageWords();
  return (
    <ol className={styles.sections}>
      {sectionsOf(page).map(({ title, body }) => (
        <li key={title} className={styles.section}>
          <h2 className={styles.title}>{words(title)}</h2>
          <p className={styles.paragraph}>{words(body)}</p>
        </li>
      ))}
    </ol>
  );
}
