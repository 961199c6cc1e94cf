import type { ReactNode } from 'react';
import type { Site } from '../platform/site.ts';
import { TEXTS_TAG } from '../platform/texts.ts';
import { BrandFooter } from './BrandFooter.tsx';
import { BrandHeader } from './BrandHeader.tsx';
import { Column } from './Column.tsx';
import styles from './Frame.module.css';

/** What stands around every page: the brand above, the legal line below. */
export function Frame({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <Column>
      <BrandHeader site={site} />
      <main className={styles.page} lang={TEXTS_TAG}>
        {children}
      </main>
      <BrandFooter site={site} />
    </Column>
  );
}
