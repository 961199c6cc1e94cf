import { certificates, sponsors } from '@parlour/texts/pages';
import { PageBody, Section } from '@parlour/ui';
import { Article } from '../../features/system/articles/Article.tsx';
import { DemoList } from '../../features/system/articles/DemoList.tsx';
import { usePageWords } from '../../features/system/articles/usePageWords.ts';
import { useBarTitle } from '../../platform/routes/bar-title.store.ts';
import styles from './AboutPage.module.css';

export default function AboutPage() {
  const words = usePageWords();
  useBarTitle(words('pages.about.title'));
  return (
    <PageBody lead={words('pages.about.intro')}>
      <Article page="about" />
      <DemoList
        title={words('pages.about.certificates.title')}
        note={words('pages.about.certificates.note')}
        icon="shield"
        entries={certificates()}
      />
      <DemoList
        title={words('pages.about.sponsors.title')}
        note={words('pages.about.sponsors.note')}
        icon="trophy"
        entries={sponsors()}
      />
      <Section title={words('pages.about.affiliate.title')}>
        <p className={styles.affiliate}>{words('pages.about.affiliate.body')}</p>
      </Section>
    </PageBody>
  );
}
