import type { JackpotDrawn } from '@parlour/client';
import type { JackpotKey } from '@parlour/texts/load/jackpot';
import { buttonClass, panel, Section } from '@parlour/ui';
import clsx from 'clsx';
import { useState } from 'react';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { useJackpotText } from '../jackpot-text.ts';
import styles from './DrawChecks.module.css';
import type { Jackpot } from './useJackpot.ts';

const SHOWN = 5;

/** The draws, each with a button to recompute it on this device. */
export function DrawChecks({ coming, currency }: { coming: Jackpot['coming']; currency: string }) {
  const text = useJackpotText();
  const { client } = useSite();
  const { value } = useQuery({
    key: ['site', 'jackpotDraws'],
    load: (signal) => client.games.jackpotDraws({ signal, query: { limit: SHOWN } }),
    news: 'jackpot',
  });
  const [next] = coming;
  return (
    <Section title={text('jackpot.draws.title')}>
      <p className={styles.how}>{text('jackpot.draws.how')}</p>
      <ul className={panel.panel}>
        {next && (
          <li className={styles.draw}>
            <span className={styles.name}>{text('jackpot.draws.next', { number: String(next.number) })}</span>
            <code className={styles.hash}>{next.commitment}</code>
          </li>
        )}
        {value?.items.map((draw) => (
          <li key={draw.number} className={styles.draw}>
            <Drawn draw={draw} currency={currency} />
          </li>
        ))}
        {value?.items.length === 0 && <li className={styles.draw}>{text('jackpot.draws.none')}</li>}
      </ul>
    </Section>
  );
}

const WORDS = {
  checking: 'jackpot.draws.checking',
  right: 'jackpot.draws.right',
  wrong: 'jackpot.draws.wrong',
  failed: 'jackpot.draws.failed',
} as const satisfies Record<string, JackpotKey>;
type Finding = keyof typeof WORDS;

function Drawn({ draw, currency }: { draw: JackpotDrawn; currency: string }) {
  const { showMoney } = useMoney();
  const text = useJackpotText();
  const { client } = useSite();
  const [finding, setFinding] = useState<Finding | null>(null);
  const number = String(draw.number);
  const isWon = /[1-9]/.test(draw.won);
  const check = async () => {
    setFinding('checking');
    try {
      const [{ checkDraw }, published] = await Promise.all([
        import('./draw-check.ts'),
        client.games.jackpotDraw({ query: { number: draw.number } }),
      ]);
      setFinding(checkDraw(published) ? 'right' : 'wrong');
    } catch (error) {
      reportError(error);
      setFinding('failed');
    }
  };
  return (
    <>
      <span className={styles.head}>
        <span className={styles.name}>{text('jackpot.draws.number', { number })}</span>
        <button
          type="button"
          className={buttonClass({ kind: 'quiet', size: 'small' })}
          aria-label={text('jackpot.draws.check', { number })}
          disabled={finding === 'checking'}
          onClick={() => void check()}
        >
          {text('jackpot.draws.checkShort')}
        </button>
      </span>
      <span className={styles.facts}>
        {text('jackpot.draws.facts', { entries: draw.entries, drawn: draw.drawn })}
      </span>
      {isWon && (
        <span className={styles.won}>
          {text('jackpot.draws.won', { amount: showMoney(draw.won, currency) })}
        </span>
      )}
      <span role="status" className={clsx(styles.finding, finding && styles[finding])}>
        {finding && text(WORDS[finding])}
      </span>
    </>
  );
}
