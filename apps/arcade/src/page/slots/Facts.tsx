import { fraction, ONE } from '@parlour/exact';
import { Suspense, useEffect, useState } from 'react';
import { playSound } from '../platform/sound.ts';
import { useSpoken } from '../platform/texts.tsx';
import styles from './Facts.module.css';
import { BuyDialog } from './lazy-info.ts';
import type { SlotProps } from './useReels.ts';
import { oneIn, tellWays } from './words.ts';

/** How the reels pay and how often, and the way to buy the feature. */
export function Facts(props: SlotProps) {
  const { model, pick, setPick, isLocked, canBuy, showPays, onPlay } = props;
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
      {canBuy && (
        <button className={styles.buy} type="button" disabled={isLocked} onClick={ask}>
          <span>{text('arcade.slots.buy')}</span>
          <b>{isBought ? showPays(ONE) : showPays(fraction(model.buy.price))}</b>
        </button>
      )}
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
