import type { JsonObject } from '@parlour/game-rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HandView } from '../../../card-tables/card-wire.ts';
import { playSound, vibrate } from '../../platform/sound.ts';
import { useSpoken } from '../../platform/texts.tsx';
import type { CardGamePage } from '../card-game-page.ts';
import type { TableMoney } from '../table-money.ts';
import styles from './Telling.module.css';

type Props = {
  page: CardGamePage;
  hand: HandView | null;
  /** Null while nothing is dealt. */
  game: JsonObject | null;
  money: TableMoney;
  nameOf: (seat: number) => string;
  you: number | null;
  isTurn: boolean;
};

const TURN_SHAKE_MS = 60;

/** Says what happens at the table, for those who hear it: each action, each card, and whose turn it is. */
export function Telling({ page, hand, game, money, nameOf, you, isTurn }: Props) {
  const spoken = useSpoken();
  const [told, setTold] = useState('');
  const before = useRef<{ id: string; game: JsonObject } | null>(null);
  const handId = hand?.id ?? null;
  const take = useEffectEvent((id: string, after: JsonObject) => {
    const last = before.current?.id === id ? before.current.game : null;
    before.current = { id, game: after };
    const news = page.tell(spoken, { before: last, after, money, nameOf, you });
    if (!news) return;
    setTold(news);
    playSound('card');
  });
  useEffect(() => {
    if (handId !== null && game !== null) take(handId, game);
  }, [handId, game]);
  useEffect(() => {
    if (!isTurn) return;
    playSound('bell');
    vibrate(TURN_SHAKE_MS);
  }, [isTurn]);
  return (
    <p className={styles.heard} role="status">
      {told}
      {isTurn && ` ${spoken.text('arcade.pvp.yourTurn')}`}
    </p>
  );
}
