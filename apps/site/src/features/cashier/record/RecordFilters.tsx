import { Segments, SelectField } from '@parlour/ui';
import cashier from '../Cashier.module.css';
import { useCashierText } from '../cashier-text.ts';
import { PERIOD_DAYS, PERIODS, type Period } from './period.rules.ts';

type Props<State extends string> = {
  period: Period;
  onPeriod: (period: Period) => void;
  states: readonly { value: State; label: string }[];
  /** Empty: all of them. */
  state: State | '';
  onState: (state: State | '') => void;
};

export function RecordFilters<State extends string>({
  period,
  onPeriod,
  states,
  state,
  onState,
}: Props<State>) {
  const text = useCashierText();
  const nameOf = (each: Period) => {
    if (each === 'today') return text('cashier.report.today');
    const days = PERIOD_DAYS[each];
    return days === null ? text('cashier.report.always') : text('cashier.report.days', { count: days });
  };
  return (
    <div className={cashier.stack}>
      <Segments
        label={text('cashier.report.period')}
        options={PERIODS.map((value) => ({ value, label: nameOf(value) }))}
        value={period}
        onChange={onPeriod}
      />
      <SelectField
        label={text('cashier.report.state')}
        options={[{ value: '', label: text('cashier.report.allStates') }, ...states]}
        value={state}
        onChange={(value) => onState(value as State | '')}
      />
    </div>
  );
}
