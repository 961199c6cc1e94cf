import { FAMILIES, type Family } from '@parlour/lottery-rules';
import { PageBody } from '@parlour/ui';
import { useDeferredValue, useState } from 'react';
import { ReferenceControls } from '../../features/lottery/ReferenceControls.tsx';
import { ReferenceTable } from '../../features/lottery/ReferenceTable.tsx';
import { isFound, SERIES } from '../../features/lottery/reference.rules.ts';
import { useReference } from '../../features/lottery/useReference.ts';
import { useReferenceRows } from '../../features/lottery/useReferenceRows.ts';
import { usePlayText } from '../../platform/texts/play-texts.ts';
import { LanguageChoice } from '../../shell/menu/LanguageChoice.tsx';
import styles from './LotteryReferencePage.module.css';

/** Every play in words and figures, computed while the page is open, for checking the product. */
export default function LotteryReferencePage() {
  const text = usePlayText();
  const [family, setFamily] = useState<Family>(FAMILIES[0] as Family);
  const [code, setCode] = useState<number>(SERIES.shown);
  const [search, setSearch] = useState('');
  const entries = useReference(family, useDeferredValue(code));
  const rows = useReferenceRows(family, entries);
  const found = rows.filter((row) => isFound(row, search));
  return (
    <main className={styles.page}>
      <PageBody title={text('plays.reference.title')} lead={text('plays.reference.lead')}>
        <div className={styles.languages}>
          <LanguageChoice />
        </div>
        <ReferenceControls
          family={family}
          onFamily={setFamily}
          code={code}
          onCode={setCode}
          search={search}
          onSearch={setSearch}
        />
        <p role="status" className={styles.found}>
          {entries.length === family.plays().length && found.length === 0
            ? text('plays.reference.none')
            : text('plays.reference.found', { count: found.length })}
        </p>
        <ReferenceTable caption={text(`plays.family.${family.id}` as 'plays.family.ssc')} rows={found} />
      </PageBody>
    </main>
  );
}
