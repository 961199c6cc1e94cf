import { useMemo, useState } from 'react';
import { type BusinessClock, type Range, type RangeName, rangeOf, rangeProblem } from './days.rules.ts';

/** The selected days. Custom dates count once they are valid; until then the last valid ones stay. */
export function useRange({ today }: BusinessClock, first: Exclude<RangeName, 'own'>) {
  const [name, setName] = useState<RangeName>(first);
  const [entered, setEntered] = useState<Range>(() => rangeOf(first, today));
  const [own, setOwn] = useState(entered);
  const { from, to } = name === 'own' ? own : rangeOf(name, today);
  const range = useMemo(() => ({ from, to }), [from, to]);
  return {
    name,
    range,
    entered,
    problem: rangeProblem(entered),
    choose(next: RangeName) {
      // Custom dates start with the range shown before.
      if (next === 'own' && name !== 'own') {
        setEntered(range);
        setOwn(range);
      }
      setName(next);
    },
    enter(next: Range) {
      setEntered(next);
      if (rangeProblem(next) === null) setOwn(next);
    },
  };
}
