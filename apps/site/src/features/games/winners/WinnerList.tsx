import type { WinnerEntry } from '@parlour/client';
import { IconButton } from '@parlour/ui';
import clsx from 'clsx';
import { useState } from 'react';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { GameArt } from '../art/GameArt.tsx';
import { useJackpotText } from '../jackpot-text.ts';
import { useLaunch } from '../play/useLaunch.ts';
import { useAutoScroll } from './useAutoScroll.ts';
import styles from './WinnerList.module.css';

type Props = { title: string; winners: readonly WinnerEntry[]; rows: 'three' | 'five' };

/** Specification section 2: it scrolls by itself; a press on a winner launches that game. */
export function WinnerList({ title, winners, rows }: Props) {
  const text = useJackpotText();
  const [isStopped, setStopped] = useState(false);
  const { box, canRun, hold, release } = useAutoScroll({ isStopped, count: winners.length });
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {canRun && (
          <IconButton
            icon={isStopped ? 'play' : 'pause'}
            label={text(isStopped ? 'jackpot.winners.go' : 'jackpot.winners.stop')}
            onPress={() => setStopped(!isStopped)}
          />
        )}
      </div>
      <ul
        ref={box}
        className={clsx(styles.box, styles[rows])}
        onPointerEnter={hold}
        onPointerLeave={release}
        onTouchStart={hold}
        onTouchEnd={release}
        onFocus={hold}
        onBlur={release}
      >
        {winners.map((winner) => (
          <li key={`${winner.at} ${winner.nodeId} ${winner.vo.winAmount} ${winner.vo.customerName}`}>
            <WinnerRow winner={winner} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function WinnerRow({ winner }: { winner: WinnerEntry }) {
  const { showMoney } = useMoney();
  const text = useJackpotText();
  const { launchGame } = useLaunch();
  const { vo, vendor, gameId, nodeId, gameType, currency, isJackpot } = winner;
  const amount = showMoney(vo.winAmount, currency);
  const open = () =>
    launchGame({
      gameType,
      vassalage: vendor,
      gameId,
      nodeId,
      gameCode: gameId,
      gameGroupId: null,
      lottoMode: '',
    });
  return (
    <button
      type="button"
      className={styles.row}
      aria-label={text('jackpot.winners.open', { game: vo.gameName, name: vo.customerName, amount })}
      onClick={open}
    >
      <span className={styles.art}>
        <GameArt game={{ nodeName: vo.gameName, gameType, iconUrl: vo.iconUrl }} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{vo.customerName}</span>
        <span className={styles.game}>{vo.gameName}</span>
      </span>
      <span className={styles.won}>
        <span className={styles.amount}>{amount}</span>
        {isJackpot && <span className={styles.tag}>{text('jackpot.tag')}</span>}
        {!vo.notAuto && <span className={styles.bot}>{text('jackpot.demoPlayer')}</span>}
      </span>
    </button>
  );
}
