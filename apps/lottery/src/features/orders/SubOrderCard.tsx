import type { SubOrder } from '@parlour/client';
import { LOTTERY_FAMILIES } from '@parlour/contract/values/lottery';
import { amountOf } from '@parlour/money';
import { describePlay, describeSelection } from '@parlour/texts/lottery-plays';
import { Icon } from '@parlour/ui';
import clsx from 'clsx';
import { use } from 'react';
import { Balls } from '../../parts/balls/Balls.tsx';
import { rulesOf } from '../../platform/rules.ts';
import { useMoney, usePlayText, useText } from '../../platform/texts.ts';
import { litPlaces } from './lit.rules.ts';
import styles from './SubOrderCard.module.css';

type Props = { subOrder: SubOrder; currency: string; onVerify: () => void };

/** One selection in one draw, with the numbers that won lit. */
export function SubOrderCard({ subOrder, currency, onVerify }: Props) {
  const text = useText();
  const playText = usePlayText();
  const { showMoney, showSigned } = useMoney();
  const { numero, selection, isCut, bets, multiple, stake, rebate, won, state, result } = subOrder;
  const familyId = LOTTERY_FAMILIES.find((id) => subOrder.play.startsWith(`${id}.`));
  const family = familyId && use(rulesOf(familyId));
  const play = family?.plays().find(({ id }) => id === subOrder.play);
  const isBack = state === 'won' || state === 'returned';
  const lit = familyId && play && result && !isCut ? litPlaces(familyId, play, selection, result) : null;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.name}>
          {play && family ? describePlay(play, family.draw, playText).name : subOrder.play}
        </h2>
        <span className={clsx(styles.state, styles[state])}>
          {isBack && <span className={styles.amount}>{showSigned(won, currency)}</span>}
          {text(`lotto.state.${state}`)}
        </span>
      </header>
      <p className={styles.numbers}>
        {play && !isCut ? describeSelection(play, selection, playText) : `${selection}…`}
      </p>
      <p className={styles.words}>
        {numero} · {text('lotto.bets', { count: bets })} × {multiple} · {showMoney(stake, currency)}
        {amountOf(rebate) > 0n && (
          <> · {text('lotto.orders.rebate', { amount: showMoney(rebate, currency) })}</>
        )}
      </p>
      {familyId && result && (
        <Balls family={familyId} result={result} size="compact" lit={lit ?? undefined} isWhole />
      )}
      <button className={styles.verify} type="button" onClick={onVerify}>
        <Icon name="shield" />
        {text(result ? 'lotto.verify' : 'lotto.orders.proof')}
      </button>
    </article>
  );
}
