import { lazy, Suspense, useEffect, useState } from 'react';
import { Frame } from './frame/Frame.tsx';
import { Waiting } from './frame/Waiting.tsx';
import { type Opened, openGame } from './open-game.ts';
import { askFirst } from './platform/ask-first.ts';
import type { Boot } from './platform/boot.ts';
import type { Calls } from './platform/calls.ts';
import type { Site } from './platform/parent.ts';
import { SpokenProvider } from './platform/texts.tsx';

/** Most games are played alone. */
const LiveFrame = lazy(() => import('./live/LiveFrame.tsx'));

type Props = {
  opened: Promise<Opened>;
  /** What came of it, where that is known already. */
  known: Opened | null;
  boot: Boot;
  calls: Calls;
  site: Site;
};

/** Waits for what a game needs; what failed can be tried again. */
export function Opening({ opened, known: knownAtFirst, boot, calls, site }: Props) {
  const [attempt, setAttempt] = useState(opened);
  const [known, setKnown] = useState(knownAtFirst);

  useEffect(() => {
    let isCurrent = true;
    void attempt.then((result) => {
      if (!isCurrent) return;
      setKnown(result);
      if ('game' in result) site.tell({ kind: 'ready' });
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt, site]);

  if (known && 'game' in known) {
    const { page, spoken, model, session } = known.game;
    const Own = page.Frame ?? Frame;
    const given = { boot, calls, site, page, model, first: session };
    return (
      <SpokenProvider value={spoken}>
        <Suspense fallback={null}>{boot.isTable ? <LiveFrame {...given} /> : <Own {...given} />}</Suspense>
      </SpokenProvider>
    );
  }
  const retry = () => {
    setKnown(null);
    setAttempt(openGame(boot, askFirst(calls)));
  };
  return <Waiting error={known?.error ?? null} onRetry={retry} />;
}
