import type { BrandPageName } from '@parlour/contract/values/messages';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { PageBody } from '@parlour/ui';
import type { ReactNode } from 'react';
import { RichText } from '../../../platform/content/RichText.tsx';
import { TextWaiting } from '../../../platform/content/TextWaiting.tsx';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useBarTitle } from '../../../platform/routes/bar-title.store.ts';
import { useSite } from '../../../platform/site.ts';
import styles from './BrandPage.module.css';

type Props = {
  name: BrandPageName;
  title: string;
  /** Under the words of the brand. */
  links?: ReactNode;
  /** The built-in page, for a brand that has written none. */
  children: ReactNode;
};

/** A page as the brand wrote it, or else the built-in words. */
export function BrandPage({ name, title, links, children }: Props) {
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['site', 'brandPage', name],
    load: (signal) => client.messages.brandPage({ signal, query: { name } }),
    isKept: true,
  });
  useBarTitle(value?.page?.title ?? title);
  // The built-in words must not stand in for terms that could not be loaded.
  if (!value) return <PageBody>{isFailed ? <LoadFailed onRetry={reload} /> : <TextWaiting />}</PageBody>;
  if (!value.page) return children;
  return (
    <PageBody>
      <article className={styles.page} lang={LANGUAGE_NAMES[value.page.language].tag}>
        <RichText html={value.page.content} />
      </article>
      {links}
    </PageBody>
  );
}
