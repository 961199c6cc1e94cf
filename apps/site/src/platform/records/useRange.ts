import { useMemo, useState } from 'react';
import { type BusinessClock, type Range, type RangeName, rangeOf, rangeProblem } from './days.rules.ts';

/** Which days are looked at. One's own dates count once they make sense; until then the last ones that did stay. */
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
      // One's own dates begin with those that were just looked at.
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
