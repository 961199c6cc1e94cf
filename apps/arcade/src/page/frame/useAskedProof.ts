import { useEffect } from 'react';
import type { Calls } from '../platform/calls.ts';
import type { Site } from '../platform/parent.ts';
import type { Panel } from './panels/panel.ts';

/** The surrounding site asks for the proof of a round of its record. */
export function useAskedProof(
  { calls, site }: { calls: Calls; site: Site },
  onPanel: (panel: Panel) => void,
): void {
  useEffect(
    () =>
      site.onVerify((id) => {
        calls.round(id).then(
          (round) => onPanel({ kind: 'verify', round }),
          // Not one of this player's in this game: the game is open all the same.
          () => {},
        );
      }),
    [site, calls, onPanel],
  );
}
