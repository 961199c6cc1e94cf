import { divide, fraction, ONE, parseDecimal, toDecimal } from '@parlour/exact';
import type { SlotsModel } from '@parlour/game-rules/slots/model';
import { lazy, Suspense, useEffect, useState } from 'react';
import { playSound } from '../platform/sound.ts';
import { type Spoken, useSpoken } from '../platform/texts.tsx';
import styles from './Facts.module.css';
import type { SlotProps } from './useReels.ts';

const BuyDialog = lazy(() => import('./BuyDialog.tsx'));

/** How the reels pay and how often, and the way to buy the feature. */
export function Facts(props: SlotProps) {
  const { model, pick, setPick, isLocked, showPays, onPlay } = props;
  const spoken = useSpoken();
  const { text } = spoken;
  const [isAsked, setAsked] = useState(false);
  const isBought = pick.buy === true;
  // The next round is a spin again, whatever became of the one that was bought.
  useEffect(() => {
    if (isBought && !isAsked && !isLocked) setPick({});
  });
  function ask(): void {
    playSound('tap');
    setPick({ buy: true });
    setAsked(true);
  }
  return (
    <div className={styles.facts}>
      <p className={styles.told}>
        <span>{tellWays(spoken, model)}</span>
        <span>
          {text('arcade.slots.hit', { one: 1, figure: spoken.showFigure(oneIn(model.figures.hitRate)) })}
        </span>
      </p>
      <button className={styles.buy} type="button" disabled={isLocked} onClick={ask}>
        <span>{text('arcade.slots.buy')}</span>
        <b>{isBought ? showPays(ONE) : showPays(fraction(model.buy.price))}</b>
      </button>
      {isAsked && (
        <Suspense fallback={null}>
          <BuyDialog
            model={model}
            price={isBought ? showPays(ONE) : ''}
            onPay={onPlay}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Of a share in percent: once in how many. */
export function oneIn(percent: string): string {
  return toDecimal(divide(fraction(100), parseDecimal(percent)), 1);
}

export function tellWays(
  { text }: Pick<Spoken, 'text'>,
  { by, base, lines, rows, counts }: SlotsModel,
): string {
  const [least = 0] = counts;
  if (by === 'lines') return text('arcade.slots.lines', { count: lines?.length ?? 0 });
  if (by === 'ways')
    return text(base.heights ? 'arcade.slots.waysUpTo' : 'arcade.slots.ways', {
      count: rows.reduce((ways, each) => ways * each, 1),
    });
  return text(by === 'anywhere' ? 'arcade.slots.anywhere' : 'arcade.slots.clusters', { least });
}
