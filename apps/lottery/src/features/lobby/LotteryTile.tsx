import type { Lottery } from '@parlour/client';
import clsx from 'clsx';
import { Balls } from '../../parts/balls/Balls.tsx';
import { clockForm, type OpenedHere, shortNumero } from '../../parts/issue/issue.rules.ts';
import { useLeftMs } from '../../parts/issue/useOpened.ts';
import { goTo } from '../../platform/place.store.ts';
import { usePlayText, useText } from '../../platform/texts.ts';
import styles from './LotteryTile.module.css';

const HURRY_MS = 10_000;

/** A lottery: its name, its last result, and how long its next draw can be bet on. */
export function LotteryTile({ lottery, opened }: { lottery: Lottery; opened: OpenedHere | null }) {
  const text = useText();
  const playText = usePlayText();
  const last = opened?.last;
  return (
    <button
      className={styles.tile}
      type="button"
      onClick={() => goTo({ gameId: lottery.gameId, playType: lottery.playTypes[0] ?? 'trad' })}
    >
      <span className={styles.words}>
        <span className={styles.name}>
          {lottery.name}
          {lottery.isHot && <span className={styles.hot}>{text('lotto.lobby.hot')}</span>}
        </span>
        <span className={styles.family}>
          {playText(`plays.family.${lottery.gameGroupId}`)}
          {last && <> · {shortNumero(last.numero)}</>}
        </span>
        {opened && !last && <span className={styles.family}>{text('lotto.issue.noResult')}</span>}
        {last?.result && <Balls family={lottery.gameGroupId} result={last.result} size="compact" />}
      </span>
      <TimeLeft opened={opened} />
    </button>
  );
}

function TimeLeft({ opened }: { opened: OpenedHere | null }) {
  const text = useText();
  const left = useLeftMs(opened);
  return (
    <span className={clsx(styles.time, left > 0 && left <= HURRY_MS && styles.hurry)}>
      <span className={styles.clock}>{clockForm(left)}</span>
      <span className={styles.family}>
        {opened?.current && left > 0
          ? text('lotto.issue.closes', { numero: shortNumero(opened.current.numero) })
          : text('lotto.issue.closed')}
      </span>
    </span>
  );
}
