import type { Play } from '@parlour/lottery-rules';
import { describeTier } from '@parlour/texts/lottery-plays';
import { Chips } from '@parlour/ui';
import { type ReactNode, useState } from 'react';
import { usePlayText, useText } from '../../../platform/texts.ts';
import { quickPickOnDevice } from '../entry/quick-pick.ts';
import { SelectionEntry } from '../entry/SelectionEntry.tsx';
import type { Board } from './board.ts';
import styles from './PlayPicker.module.css';
import { TextButton } from './TextButton.tsx';

type Props = {
  board: Board;
  plays: readonly (Play | undefined)[];
  /** Leads to another way of choosing the numbers. */
  otherWay?: ReactNode;
};

/** One of several plays whose bets take several numbers: what it pays, and the numbers to choose from. */
export function PlayPicker({ board, plays, otherWay }: Props) {
  const text = useText();
  const playText = usePlayText();
  const offered = plays.filter((play) => play !== undefined);
  const [chosen, choose] = useState(offered[0]?.id);
  const play = offered.find(({ id }) => id === chosen) ?? offered[0];
  if (!play) return null;
  const paying = board.tiersOf(play);
  return (
    <section className={styles.picker}>
      <Chips
        label={text('lotto.plays')}
        options={offered.map((own) => ({ value: own.id, label: board.describe(own).play }))}
        value={play.id}
        onChange={choose}
      />
      <p className={styles.rule}>{board.describe(play).rule}</p>
      <ul className={styles.tiers}>
        {paying.map((tier) => (
          <li key={tier.id} className={styles.tier}>
            {paying.length > 1 && <span>{describeTier(play, tier.id, playText)}</span>}
            <b className={styles.odds}>{tier.odds}</b>
          </li>
        ))}
        <li>
          <TextButton
            label={text('lotto.quickPick')}
            onPress={() => board.change(play, () => quickPickOnDevice(play))}
          />
        </li>
        {otherWay && <li>{otherWay}</li>}
      </ul>
      <SelectionEntry key={play.id} bettingKey={board.key} play={play} omission={null} />
    </section>
  );
}
