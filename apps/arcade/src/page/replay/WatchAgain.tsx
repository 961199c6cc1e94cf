import { arcadeReplayTexts } from '@parlour/texts/load/arcade-replay';
import { Suspense, use, useState } from 'react';
import panels from '../frame/panels/Panels.module.css';
import type { PanelProps } from '../frame/panels/panel.ts';
import { errorKey, type ReplayView, type RoundView } from '../platform/calls.ts';
import { SpokenProvider, useSpokenWith, useText } from '../platform/texts.tsx';
import { ReplayFrame } from './ReplayFrame.tsx';
import styles from './WatchAgain.module.css';

type Props = Pick<PanelProps, 'calls' | 'page' | 'model'> & { round: RoundView };
type Known = { replay: ReplayView } | { failure: ReturnType<typeof errorKey> };

/** A round of the player, as they saw it come about: the stage once more, above the one in play. */
export default function WatchAgain({ calls, page, model, round }: Props) {
  const spoken = useSpokenWith(arcadeReplayTexts);
  const [asked] = useState(() =>
    calls.turns(round.id).then(
      (replay): Known => ({ replay }),
      (error): Known => ({ failure: errorKey(error) }),
    ),
  );
  return (
    <SpokenProvider value={spoken}>
      {/* Within this component: above it, what was asked for would be forgotten with it. */}
      <Suspense fallback={<div className={styles.again} />}>
        <Shown {...{ asked, page, model }} />
      </Suspense>
    </SpokenProvider>
  );
}

function Shown({ asked, page, model }: Pick<Props, 'page' | 'model'> & { asked: Promise<Known> }) {
  const text = useText();
  const known = use(asked);
  if ('failure' in known)
    return (
      <p className={panels.bad} role="alert">
        {text(known.failure)}
      </p>
    );
  return (
    <div className={styles.again}>
      <ReplayFrame title={null} page={page} model={model} replay={known.replay} />
    </div>
  );
}
