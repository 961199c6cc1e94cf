import { Button } from '@parlour/ui';
import { memo, useState } from 'react';
import { usePlayText } from '../../platform/texts/play-texts.ts';
import styles from './ReferenceTable.module.css';
import type { ReferenceLine, ReferenceRow } from './reference.rules.ts';

/** Further lines are shown on request: a parlay can be won in some 200 ways. */
const LINES_SHOWN = 20;

/** The plays of a family with all their figures. On a phone each play is a card. */
export function ReferenceTable({ caption, rows }: { caption: string; rows: readonly ReferenceRow[] }) {
  const text = usePlayText();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text('plays.reference.play')}</th>
          <th scope="col">{text('plays.reference.tier')}</th>
          <th scope="col" className={styles.figure}>
            {text('plays.reference.ways')}
          </th>
          <th scope="col" className={styles.figure}>
            {text('plays.reference.chance')}
          </th>
          <th scope="col" className={styles.figure}>
            {text('plays.reference.prize')} / {text('plays.reference.odds')}
          </th>
          <th scope="col" className={styles.figure}>
            {text('plays.reference.return')}
          </th>
        </tr>
      </thead>
      {rows.map((row) => (
        <Play key={row.id} row={row} />
      ))}
    </table>
  );
}

const Play = memo(function Play({ row }: { row: ReferenceRow }) {
  const text = usePlayText();
  const { id, words, count, isSeries } = row;
  const [isWhole, setWhole] = useState(row.lines.length <= LINES_SHOWN);
  const lines = isWhole ? row.lines : row.lines.slice(0, LINES_SHOWN);
  const pays = text(isSeries ? 'plays.reference.prize' : 'plays.reference.odds');
  return (
    <tbody className={styles.play}>
      {lines.map((line, index) => (
        <tr key={line.id}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={lines.length} className={styles.words}>
              <span className={styles.name}>{words.name}</span>
              <span className={styles.id}>{id}</span>
              <span className={styles.rule}>{words.rule}</span>
              <span className={styles.example}>
                {text('plays.joinRules', {
                  rule: text('plays.reference.count', { count }),
                  more: words.example,
                })}
              </span>
              {!isWhole && (
                <Button
                  size="small"
                  kind="quiet"
                  label={text('plays.reference.more', { count: row.lines.length })}
                  onPress={() => setWhole(true)}
                />
              )}
            </th>
          )}
          <Figures line={line} pays={pays} />
        </tr>
      ))}
    </tbody>
  );
});

/** The labels show where the table has no header row. */
function Figures({ line, pays }: { line: ReferenceLine; pays: string }) {
  const text = usePlayText();
  return (
    <>
      <td className={styles.tier} data-label={text('plays.reference.tier')}>
        {line.tier}
      </td>
      <td className={styles.figure} data-label={text('plays.reference.ways')}>
        {line.ways}
      </td>
      <td className={styles.figure} data-label={text('plays.reference.chance')}>
        {line.percent}
        <span className={styles.exact}>{line.chance}</span>
      </td>
      <td className={styles.figure} data-label={pays}>
        {line.pays}
      </td>
      <td className={styles.figure} data-label={text('plays.reference.return')}>
        {line.return}
        {line.exactReturn && <span className={styles.exact}>{line.exactReturn}</span>}
      </td>
    </>
  );
}
