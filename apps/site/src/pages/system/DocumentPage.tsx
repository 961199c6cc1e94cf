import type { LongPage } from '@parlour/texts/pages';
import { PageBody } from '@parlour/ui';
import { Article } from '../../features/system/articles/Article.tsx';
import { usePageWords } from '../../features/system/articles/usePageWords.ts';
import type { RouteName } from '../../platform/routes/routes.ts';

export default function DocumentPage({ name }: { name: RouteName }) {
  const words = usePageWords();
  const page = name as LongPage;
  return (
    <PageBody title={words(`pages.${page}.title`)} lead={words(`pages.${page}.intro`)}>
      <Article page={page} />
    </PageBody>
  );
}
