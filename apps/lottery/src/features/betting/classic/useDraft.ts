import type { Play } from '@parlour/lottery-rules';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { type Draft, emptyDraft, readDraft, textOfDraft } from '../bet.rules.ts';

type Kept = { draft: Draft | undefined; onChange: (draft: Draft) => void };

/** What is being chosen for a play, and what it amounts to. A hundred thousand lines are counted after they are drawn. */
export function useDraft(play: Play, { draft: kept, onChange }: Kept) {
  const draft = useMemo(() => kept ?? emptyDraft(play), [kept, play]);
  const latest = useRef(draft);
  latest.current = draft;
  const change = useCallback(
    (with_: (draft: Draft) => Draft) => {
      latest.current = with_(latest.current);
      onChange(latest.current);
    },
    [onChange],
  );
  const shown = useMemo(() => ({ play, draft }), [play, draft]);
  const later = useDeferredValue(shown);
  // Rows are counted by a formula, with the tap that chose them; typed lines one by one.
  const counted = play.shape.kind === 'rows' ? shown : later;
  const reading = useMemo(() => readDraft(counted.play, counted.draft), [counted]);
  /** Of what was read; null: it is no bet. */
  const selection = useMemo(
    () => (reading.ok ? textOfDraft(counted.play, counted.draft, reading.selection) : null),
    [reading, counted],
  );
  return { draft, reading, selection, change };
}
