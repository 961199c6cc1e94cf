import { lazy, Suspense, useEffect, useState } from 'react';
import type { HandRecord } from '../../../card-tables/card-wire.ts';
import panels from '../../frame/panels/Panels.module.css';
import type { ArcadeKey } from '../../generated/arcade-key.ts';
import { errorKey } from '../../platform/calls.ts';
import { useText } from '../../platform/texts.tsx';
import { HandReplay } from './HandReplay.tsx';
import type { PanelProps } from './panel.ts';

/** Hashes are loaded only by those who check a hand. */
const HandCheck = lazy(() => import('./HandCheck.tsx'));

/** A hand of the past: step by step, and the proof that nobody chose its cards. */
export function HandSheet(props: PanelProps & { handId: string }) {
  const { calls, handId, page } = props;
  const text = useText();
  const [record, setRecord] = useState<HandRecord | null>(null);
  const [failure, setFailure] = useState<ArcadeKey | null>(null);
  const [isChecking, setChecking] = useState(false);
  useEffect(() => {
    calls.hand(handId).then(setRecord, (error) => setFailure(errorKey(error)));
  }, [calls, handId]);
  if (failure)
    return (
      <p className={panels.bad} role="alert">
        {text(failure)}
      </p>
    );
  if (!record) return null;
  return (
    <>
      <HandReplay {...props} record={record} />
      {isChecking ? (
        <Suspense fallback={null}>
          <HandCheck record={record} page={page} />
        </Suspense>
      ) : (
        <button className={panels.small} type="button" onClick={() => setChecking(true)}>
          {text('arcade.pvp.verify')}
        </button>
      )}
    </>
  );
}
