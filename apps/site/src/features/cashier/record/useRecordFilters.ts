import { useState } from 'react';
import { useBrand, useSite } from '../../../platform/site.ts';
import { firstDay, type Period } from './period.rules.ts';

/** Which part of a record is looked at. */
export function useRecordFilters<State extends string>() {
  const { clock } = useSite();
  const { timeZone } = useBrand();
  const [period, setPeriod] = useState<Period>('always');
  const [state, setState] = useState<State | ''>('');
  const isFiltered = period !== 'always' || state !== '';
  return {
    period,
    onPeriod: setPeriod,
    state,
    onState: setState,
    from: firstDay(period, { now: clock.now(), timeZone }),
    onReset: isFiltered
      ? () => {
          setPeriod('always');
          setState('');
        }
      : null,
  };
}
