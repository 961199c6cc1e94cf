import { type ReactNode, Suspense, useEffect } from 'react';
import { BrandFooter } from '../features/system/BrandFooter.tsx';
import { useBrand } from '../platform/site.ts';
import styles from './ClosedShell.module.css';
import { BrandMark } from './header/BrandMark.tsx';
import { NetworkNotice } from './notices/NetworkNotice.tsx';
import { PageColumn } from './PageColumn.tsx';
import { PageLoading } from './PageLoading.tsx';

/** The frame of a closed site: the brand, and no links. */
export default function ClosedShell({ children }: { children: ReactNode }) {
  const { name } = useBrand();
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <PageColumn>
      <header className={styles.header}>
        <BrandMark />
      </header>
      <main className={styles.main}>
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </main>
      <div className={styles.footer}>
        <BrandFooter hasLinks={false} />
      </div>
      <NetworkNotice />
    </PageColumn>
  );
}
