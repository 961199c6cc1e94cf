import type { Amount } from '@parlour/money';
import { useState } from 'react';
import type { CardTableRow } from '../../../card-tables/card-wire.ts';
import { useReducedMotion } from '../../platform/motion.ts';
import type { TableMoney } from '../table-money.ts';
import { BetChips } from './BetChips.tsx';
import styles from './TakenIn.module.css';

/** `bet`: what lies before a seat; null while it is not dealt in. */
type Props = { bet: Amount | null; table: CardTableRow; money: TableMoney };

/** Chips that lay before a seat slide into the pot when they are taken in. */
export function TakenIn({ bet, table, money }: Props) {
  const isStill = useReducedMotion();
  const [lay, setLay] = useState(bet);
  const [sliding, setSliding] = useState<Amount>(0n);
  if (bet !== lay) {
    setLay(bet);
    setSliding(bet === 0n ? (lay ?? 0n) : 0n);
  }
  if (sliding === 0n || isStill) return null;
  return (
    <span className={styles.taken} data-chips="to-pot" onAnimationEnd={() => setSliding(0n)}>
      <BetChips amount={sliding} table={table} money={money} />
    </span>
  );
}
