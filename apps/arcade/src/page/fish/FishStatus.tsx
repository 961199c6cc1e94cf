import type { FishModel } from '@parlour/game-rules/fish';
import type { Amount } from '@parlour/money';
import { useSpoken } from '../platform/texts.tsx';
import styles from './FishFrame.module.css';
import type { Fishing } from './fishing.ts';
import type { FishingState } from './fishing-state.ts';
import { chanceTag, nameOfKind } from './words.ts';

type Props = {
  fishing: Fishing;
  state: FishingState;
  model: FishModel;
  showPaid: (amount: Amount) => string;
};

/** What happened last, for those who look and for those who listen; and what is aimed at. */
export function FishStatus({ fishing, state, model, showPaid }: Props) {
  const spoken = useSpoken();
  const { text } = spoken;
  const { error, last, isSeated } = state;
  const target = fishing.targetFish();
  const words = (() => {
    if (error) return text(error);
    if (!isSeated) return text('arcade.fish.entering');
    if (!last) return text('arcade.fish.hint');
    const { shot, stake } = last;
    const amount = showPaid(stake * BigInt(shot.pays));
    const name = nameOfKind(text, model, shot.kinds[0] ?? 0);
    if (!shot.isCaught) return text('arcade.fish.prize', { name, amount });
    return text('arcade.fish.caught', { name, amount, more: shot.targets.length - 1 });
  })();
  return (
    <>
      <p className={error ? styles.trouble : styles.status} role="status">
        {words}
      </p>
      <p className={styles.heard} aria-live="polite">
        {target ? `${nameOfKind(text, model, target.kind)} ${chanceTag(spoken, model, target.kind)}` : ''}
      </p>
    </>
  );
}
