import type { LotteryTerms } from '@parlour/client';
import { MODELS, toDecimal } from '@parlour/lottery-rules';
import { writeDecimal } from '@parlour/money';
import { IconButton, Segments } from '@parlour/ui';
import { memo } from 'react';
import { useCurrency } from '../../../platform/page.ts';
import { useMoney, useText } from '../../../platform/texts.ts';
import { fitMultiple, rebateAtSeries, type StakeChoice } from '../bet.rules.ts';
import styles from './StakeBar.module.css';

type Props = {
  terms: LotteryTerms;
  choice: StakeChoice;
  /** Null: the play pays odds, and no slider is shown. */
  hasSeries: boolean;
  onChange: (choice: StakeChoice) => void;
};

/** The unit, how many times, and how the return is split between prize and rebate. */
export const StakeBar = memo(function StakeBar({ terms, choice, hasSeries, onChange }: Props) {
  return (
    <>
      <div className={styles.line}>
        <Units terms={terms} choice={choice} onChange={onChange} />
        <Multiple terms={terms} choice={choice} onChange={onChange} />
      </div>
      {hasSeries && terms.series && terms.series.lowest < terms.series.highest && (
        <SeriesSlider terms={terms} choice={choice} onChange={onChange} />
      )}
    </>
  );
});

type PartProps = Omit<Props, 'hasSeries'>;

function Units({ terms, choice, onChange }: PartProps) {
  const text = useText();
  const { showRound } = useMoney();
  const currency = useCurrency();
  return (
    <Segments
      label={text('lotto.stake.unit')}
      options={terms.models.map((model) => ({
        value: model,
        label: showRound(writeDecimal(MODELS[model] * BigInt(terms.unit)), currency),
      }))}
      value={choice.model}
      onChange={(model) => onChange({ ...choice, model })}
    />
  );
}

function Multiple({ terms, choice, onChange }: PartProps) {
  const text = useText();
  const put = (multiple: number) => onChange({ ...choice, multiple: fitMultiple(multiple, terms) });
  return (
    <div className={styles.multiple}>
      <button
        className={styles.step}
        type="button"
        aria-label={text('lotto.stake.less')}
        onClick={() => put(choice.multiple - 1)}
      >
        {MINUS}
      </button>
      <label className={styles.times}>
        <span aria-hidden="true">{TIMES}</span>
        <input
          className={styles.figure}
          type="text"
          inputMode="numeric"
          maxLength={5}
          aria-label={text('lotto.stake.multiple')}
          value={choice.multiple}
          onFocus={(event) => event.target.select()}
          onChange={(event) => put(Number(event.target.value.replace(/\D/g, '')) || 1)}
        />
      </label>
      <button
        className={styles.step}
        type="button"
        aria-label={text('lotto.stake.more')}
        onClick={() => put(choice.multiple + 1)}
      >
        {PLUS}
      </button>
    </div>
  );
}

const MINUS = '\u2212';
const PLUS = '+';
const TIMES = '\u00d7';

function SeriesSlider({ terms, choice, onChange }: PartProps) {
  const text = useText();
  const { showPercent } = useMoney();
  if (!terms.series) return null;
  const { lowest, highest, step } = terms.series;
  const series = choice.series ?? highest;
  return (
    <label className={styles.slider}>
      <span className={styles.words}>
        {text('lotto.stake.rebate')}{' '}
        <b className={styles.strong}>{showPercent(toDecimal(rebateAtSeries(terms, series), 2))} %</b>
      </span>
      <span className={styles.track}>
        <progress
          className={styles.filled}
          value={series - lowest}
          max={highest - lowest}
          aria-hidden="true"
        />
        <input
          className={styles.range}
          type="range"
          min={lowest}
          max={highest}
          step={step}
          value={series}
          aria-valuetext={text('lotto.stake.series', { series })}
          onChange={(event) => onChange({ ...choice, series: Number(event.target.value) })}
        />
      </span>
      <span className={styles.words}>
        {text('lotto.stake.seriesName')} <b className={styles.strong}>{series}</b>
      </span>
    </label>
  );
}

type ActionProps = {
  slipCount: number;
  betLabel: string;
  canBet: boolean;
  canAdd: boolean;
  onQuickPick: () => void;
  onSlip: () => void;
  onAdd: () => void;
  onBet: () => void;
};

/** What the thumb reaches: a quick pick, the slip, and the bet. */
export function BetActions(props: ActionProps) {
  const text = useText();
  const { slipCount, betLabel, canBet, canAdd, onQuickPick, onSlip, onAdd, onBet } = props;
  return (
    <div className={styles.actions}>
      <span className={styles.square}>
        <IconButton icon="shuffle" label={text('lotto.quickPick')} onPress={onQuickPick} />
      </span>
      <span className={styles.square}>
        <IconButton icon="receipt" label={text('lotto.slip.open', { count: slipCount })} onPress={onSlip} />
        {slipCount > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {slipCount}
          </span>
        )}
      </span>
      <button className={styles.add} type="button" disabled={!canAdd} onClick={onAdd}>
        {text('lotto.slip.add')}
      </button>
      <button className={styles.bet} type="button" disabled={!canBet} onClick={onBet}>
        {betLabel}
      </button>
    </div>
  );
}
