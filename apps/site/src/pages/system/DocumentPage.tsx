import { BRAND_PAGES } from '@parlour/contract/values/messages';
import { isOneOf } from '@parlour/contract/values/one-of';
import type { LongPage } from '@parlour/texts/pages';
import { PageBody } from '@parlour/ui';
import type { ReactNode } from 'react';
import { BrandPage } from '../../features/messages/pages/BrandPage.tsx';
import { Article } from '../../features/system/articles/Article.tsx';
import { usePageWords } from '../../features/system/articles/usePageWords.ts';
import { useBarTitle } from '../../platform/routes/bar-title.store.ts';
import { RouteLinks } from '../../platform/routes/RouteLinks.tsx';
import type { RouteName } from '../../platform/routes/routes.ts';
import { useText } from '../../platform/texts/texts.tsx';

/** These speak of limits and breaks, and lead to where members set them. */
const WITH_LIMITS: readonly RouteName[] = ['responsibleGaming', 'help'];

export default function DocumentPage({ name }: { name: RouteName }) {
  const words = usePageWords();
  const text = useText();
  const page = name as LongPage;
  const title = words(`pages.${page}.title`);
  const links = WITH_LIMITS.includes(name) && (
    <RouteLinks
      links={[
        ...(name === 'help'
          ? [{ name: 'feedback', icon: 'chat', detail: text('member.feedback.lead') } as const]
          : []),
        { name: 'limits', icon: 'shield', detail: text('member.limits.lead') },
      ]}
    />
  );
  const builtIn = (
    <PageBody lead={words(`pages.${page}.intro`)}>
      <Article page={page} />
      {links}
    </PageBody>
  );
  if (!isOneOf(BRAND_PAGES, page)) return <Titled title={title}>{builtIn}</Titled>;
  return (
    <BrandPage name={page} title={title} links={links}>
      {builtIn}
    </BrandPage>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  useBarTitle(title);
  return children;
}
