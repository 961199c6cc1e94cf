import { certificates, sponsors } from '@parlour/texts/pages';
import { PageBody, Section } from '@parlour/ui';
import { BrandPage } from '../../features/messages/pages/BrandPage.tsx';
import { Article } from '../../features/system/articles/Article.tsx';
import { DemoList } from '../../features/system/articles/DemoList.tsx';
import { usePageWords } from '../../features/system/articles/usePageWords.ts';
import styles from './AboutPage.module.css';

export default function AboutPage() {
  const words = usePageWords();
  return (
    <BrandPage name="about" title={words('pages.about.title')}>
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
    </BrandPage>
  );
}
