import type { Family, Play } from '@parlour/lottery-rules';
import { useMemo } from 'react';
import { omissionOfPlay } from './play-omissions.rules.ts';
import { useTrendResults } from './useTrendResults.ts';

type Asked = {
  gameId: string;
  /** Null while the lottery is not known. */
  family: Family | null;
  /** The number of the newest drawn issue: another one asks for the results again. */
  newest: string | null;
};

/**
 * For each row of a play, how many issues ago each of its entries last came; null: not known. A play is counted once
 * for each list of results, and its answer stays the same object, so that nothing is drawn anew for it.
 */
export function usePlayOmissions({ gameId, family, newest }: Asked) {
  const { issues } = useTrendResults(gameId, newest, { isNeeded: newest !== null });
  return useMemo(() => {
    const counted = new Map<Play, ReturnType<typeof omissionOfPlay>>();
    return (play: Play) => {
      if (!family || !issues) return waitingOf(play);
      const omission = counted.get(play) ?? omissionOfPlay(family, play, issues);
      counted.set(play, omission);
      return omission;
    };
  }, [family, issues]);
}

const waiting = new WeakMap<Play, readonly (readonly number[])[]>();

/** Rows without figures yet: the same object each time. Null: the play is typed. */
function waitingOf(play: Play): readonly (readonly number[])[] | null {
  if (play.shape.kind === 'lines') return null;
  const rows = waiting.get(play) ?? play.shape.rows.map(() => []);
  waiting.set(play, rows);
  return rows;
}
