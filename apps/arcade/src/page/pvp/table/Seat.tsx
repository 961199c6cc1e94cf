import { amountOf } from '@parlour/money';
import clsx from 'clsx';
import type { CardTableRow, HandView, SeatView } from '../../../card-tables/card-wire.ts';
import { PlayingCard } from '../../cards/PlayingCard.tsx';
import { useText } from '../../platform/texts.tsx';
import type { SeatScene } from '../card-game-page.ts';
import { seatName } from '../seat-name.ts';
import type { TableMoney } from '../table-money.ts';
import { Avatar } from './Avatar.tsx';
import { BetChips } from './BetChips.tsx';
import { describeSeat } from './describe-seat.ts';
import styles from './Seat.module.css';
import type { Spot } from './spots.ts';
import { TakenIn } from './TakenIn.tsx';
import { ThinkingRing, TurnRing } from './TurnRing.tsx';

type Props = {
  seat: SeatView;
  /** Null while it is not dealt in. */
  scene: SeatScene | null;
  spot: Spot;
  table: CardTableRow;
  money: TableMoney;
  turn: HandView['turn'];
  isButton: boolean;
};

/** A player at the table: face, stack, cards, what they did and what lies in front of them. */
export function Seat({ seat, scene, spot, table, money, turn, isButton }: Props) {
  const text = useText();
  const stack = scene?.stack ?? amountOf(seat.stack);
  const isWinner = scene !== null && scene.won !== null && scene.won > 0n;
  const isQuiet = scene?.isOut || (!scene && seat.isAway) || !seat.isConnected;
  const isOwn = seat.isYou;
  return (
    <li
      className={clsx(
        styles.seat,
        styles[spot],
        isQuiet && styles.quiet,
        isWinner && styles.winner,
        turn && styles.active,
      )}
      aria-label={describeSeat(text, { seat, scene, stack, money, isButton, isTurn: turn !== null })}
    >
      <div className={styles.pod} aria-hidden="true">
        {!isOwn && scene && scene.cards.length > 0 && <HeldCards scene={scene} />}
        <span className={styles.face}>
          <Avatar name={seat.name} isPractice={seat.isPractice} className={styles.avatar} />
          {turn && (seat.isPractice ? <ThinkingRing /> : <TurnRing turn={turn} isOwn={isOwn} />)}
          {scene?.left !== null && scene?.left !== undefined && !isOwn && (
            <span className={styles.cardsLeft}>{scene.left}</span>
          )}
        </span>
        <span className={styles.plate}>
          <span className={styles.name}>{seatName(text, seat)}</span>
          <strong className={styles.stack}>{isOwn ? money.show(stack) : money.short(stack)}</strong>
        </span>
        {isButton && <span className={styles.button}>{text('arcade.pvp.buttonShort')}</span>}
        <Saying seat={seat} scene={scene} />
      </div>
      {scene && scene.bet > 0n && (
        <BetChips
          key={String(scene.bet)}
          className={styles.bet}
          amount={scene.bet}
          table={table}
          money={money}
        />
      )}
      <TakenIn bet={scene?.bet ?? null} table={table} money={money} />
      {isWinner && scene?.won && (
        <span className={styles.won} aria-hidden="true">{`+${money.short(scene.won)}`}</span>
      )}
    </li>
  );
}

/** What they did, or why they do nothing. */
function Saying({ seat, scene }: Pick<Props, 'seat' | 'scene'>) {
  const text = useText();
  if (scene?.hand && !seat.isYou) return <span className={clsx(styles.word, styles.hand)}>{scene.hand}</span>;
  if (scene?.word)
    return <span className={clsx(styles.word, styles[scene.word.tone])}>{scene.word.text}</span>;
  if (!seat.isConnected) return <span className={styles.word}>{text('arcade.pvp.offline')}</span>;
  if (seat.isLeaving) return <span className={styles.word}>{text('arcade.pvp.leaving')}</span>;
  if (!scene && seat.isAway) return <span className={styles.word}>{text('arcade.pvp.away')}</span>;
  return null;
}

const FEW = 3;

function HeldCards({ scene: { cards, lit, isOut } }: { scene: SeatScene }) {
  const isOpen = cards.some((card) => card !== null);
  if (isOut && !isOpen) return null;
  return (
    <span className={clsx(styles.cards, isOpen && styles.open, cards.length > FEW && styles.many)}>
      {cards
        .map((card, place) => ({ card, place }))
        .map(({ card, place }) => (
          <PlayingCard
            key={place}
            card={card}
            isDealt
            isLit={card !== null && lit.includes(card)}
            isDimmed={lit.length > 0 && card !== null && !lit.includes(card)}
            className={styles.card}
          />
        ))}
    </span>
  );
}
