import type { Ticks as TicksShape } from '@parlour/lottery-rules';
import { useText } from '../../../platform/texts.ts';
import styles from './Ticks.module.css';

type Props = {
  shape: TicksShape;
  ticks: readonly number[];
  nameTick: (tick: number) => string;
  onChange: (ticks: readonly number[]) => void;
};

/** Which balls the bets are on; as many combinations as can be made of those ticked. */
export function Ticks({ shape, ticks, nameTick, onChange }: Props) {
  const text = useText();
  const toggle = (tick: number) =>
    onChange(ticks.includes(tick) ? ticks.filter((own) => own !== tick) : [...ticks, tick]);
  return (
    <fieldset className={styles.ticks}>
      <legend className={styles.name}>{text('lotto.ticks', { count: shape.min })}</legend>
      {Array.from({ length: shape.of }, (_, tick) => (
        <button
          key={nameTick(tick)}
          className={styles.tick}
          type="button"
          aria-pressed={ticks.includes(tick)}
          onClick={() => toggle(tick)}
        >
          {nameTick(tick)}
        </button>
      ))}
    </fieldset>
  );
}
