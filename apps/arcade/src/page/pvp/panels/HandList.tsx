import { amountOf } from '@parlour/money';
import { Button } from '@parlour/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { HandPage } from '../../../card-tables/card-wire.ts';
import styles from '../../frame/panels/Panels.module.css';
import type { ArcadeKey } from '../../generated/arcade-key.ts';
import { errorKey } from '../../platform/calls.ts';
import { useSpoken } from '../../platform/texts.tsx';
import type { PanelProps } from './panel.ts';

/** Hands one was dealt into, the newest first, each to be seen again and checked. */
export function HandList({ calls, session, onHand }: PanelProps & { onHand: (id: string) => void }) {
  const { text, money, words } = useSpoken();
  const { showMoney, showSigned } = money;
  const [known, setKnown] = useState<HandPage | null>(null);
  const [failure, setFailure] = useState<ArcadeKey | null>(null);
  const [isLoading, setLoading] = useState(false);
  /** What is asked now. An answer to anything before it is not shown. */
  const asked = useRef(0);
  const load = useCallback(
    async (before: string | null) => {
      asked.current += 1;
      const own = asked.current;
      const tell = (told: () => void) => own === asked.current && told();
      setLoading(true);
      try {
        const page = await calls.hands(before);
        tell(() => {
          setFailure(null);
          setKnown((had) => ({ ...page, hands: [...(before ? (had?.hands ?? []) : []), ...page.hands] }));
        });
      } catch (error) {
        tell(() => setFailure(errorKey(error)));
      }
      tell(() => setLoading(false));
    },
    [calls],
  );
  useEffect(() => {
    void load(null);
    return () => {
      asked.current += 1;
    };
  }, [load]);
  const time = new Intl.DateTimeFormat(words.locale, { dateStyle: 'short', timeStyle: 'short' });
  const currencyOf = (isPractice: boolean) =>
    isPractice ? { ...session.currency, symbol: '' } : session.currency;
  const next = known?.next ?? null;
  return (
    <>
      {known?.hands.length === 0 && <p className={styles.quiet}>{text('arcade.pvp.noHands')}</p>}
      <ol className={styles.rounds}>
        {(known?.hands ?? []).map(({ id, number, playedAt, won, rake, isPractice }) => (
          <li key={id} className={styles.round}>
            <span className={styles.figures}>
              <span>
                {text('arcade.pvp.handNumber', { number: String(number) })}
                {isPractice && ` · ${text('arcade.pvp.practice')}`}
              </span>
              <span className={styles.quiet}>{time.format(playedAt)}</span>
            </span>
            <span className={styles.figures}>
              <span className={amountOf(won) > 0n ? styles.won : undefined}>
                {showSigned(won, currencyOf(isPractice))}
              </span>
              {amountOf(rake) > 0n && (
                <span className={styles.quiet}>
                  {text('arcade.pvp.rakeOf', { amount: showMoney(rake, currencyOf(isPractice)) })}
                </span>
              )}
            </span>
            <button className={styles.small} type="button" onClick={() => onHand(id)}>
              {text('arcade.pvp.see')}
            </button>
          </li>
        ))}
      </ol>
      {failure && (
        <p className={styles.bad} role="alert">
          {text(failure)}
        </p>
      )}
      {next && (
        <Button
          kind="quiet"
          label={text('arcade.pvp.olderHands')}
          isDisabled={isLoading}
          onPress={() => load(next)}
        />
      )}
    </>
  );
}
