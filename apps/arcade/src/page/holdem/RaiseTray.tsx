import type { HoldemView } from '@parlour/game-rules/holdem';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { Glyph } from '../frame/Glyph.tsx';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import { playSound } from '../platform/sound.ts';
import { useText } from '../platform/texts.tsx';
import { MoveButton } from '../pvp/table/MoveButton.tsx';
import type { TableMoney } from '../pvp/table-money.ts';
import styles from './RaiseTray.module.css';
import {
  nextRaise,
  placeOf,
  presetsOf,
  type RaisePreset,
  type RaiseRange,
  raiseAt,
  SLIDER_PLACES,
} from './raise-steps.ts';

const PRESETS: Readonly<Record<RaisePreset['kind'], ArcadeKey>> = {
  min: 'arcade.holdem.presetMin',
  half: 'arcade.holdem.presetHalf',
  pot: 'arcade.holdem.presetPot',
  allIn: 'arcade.holdem.allIn',
};

type Props = {
  view: HoldemView;
  seat: number;
  range: RaiseRange;
  money: TableMoney;
  to: bigint;
  /** What it is called: a bet, a raise, all in. */
  label: string;
  isDisabled: boolean;
  onChange: (to: bigint) => void;
  onRaise: () => void;
  onClose: () => void;
};

/** How much: by the pot, by a slider, or step by step. */
export function RaiseTray({
  view,
  seat,
  range,
  money,
  to,
  label,
  isDisabled,
  onChange,
  onRaise,
  onClose,
}: Props) {
  const text = useText();
  const shown = money.show(money.fromChips(String(to)));
  const set = (next: bigint) => {
    if (next !== to) playSound('chip');
    onChange(next);
  };
  return (
    <fieldset className={styles.tray} aria-label={text('arcade.holdem.raiseHow')}>
      <div className={styles.presets}>
        {presetsOf(view, seat, range).map((preset) => (
          <button
            key={preset.kind}
            className={styles.preset}
            type="button"
            aria-pressed={preset.to === to}
            onClick={() => set(preset.to)}
          >
            {text(PRESETS[preset.kind])}
          </button>
        ))}
      </div>
      <div className={styles.line}>
        <button
          className={styles.step}
          type="button"
          aria-label={text('arcade.holdem.less')}
          onClick={() => set(nextRaise(to, -1n, range))}
        >
          {'−'}
        </button>
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={SLIDER_PLACES}
          value={placeOf(to, range)}
          aria-label={text('arcade.holdem.raiseHow')}
          aria-valuetext={shown}
          onChange={(event) => onChange(raiseAt(Number(event.target.value), range))}
        />
        <button
          className={styles.step}
          type="button"
          aria-label={text('arcade.holdem.more')}
          onClick={() => set(nextRaise(to, 1n, range))}
        >
          {'+'}
        </button>
      </div>
      <div className={styles.line}>
        <button
          className={styles.close}
          type="button"
          aria-label={text('arcade.pvp.cancel')}
          onClick={onClose}
        >
          <Glyph name="close" />
        </button>
        <span className={styles.own} aria-hidden="true">
          {(view.players.find((player) => player.seat === seat)?.cards ?? []).map((card) => (
            <PlayingCard key={card} card={card} className={styles.card} />
          ))}
        </span>
        <MoveButton tone="metal" label={label} detail={shown} isDisabled={isDisabled} onPress={onRaise} />
      </div>
    </fieldset>
  );
}
