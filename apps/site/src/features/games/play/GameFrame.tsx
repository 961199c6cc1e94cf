import type { Client } from '@parlour/client';
import { FRAME_REFRESH, FRAME_VERIFY } from '@parlour/contract/values/games';
import { Spinner } from '@parlour/ui';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { frameAddress, SANDBOX } from '../../../platform/frames/frame.rules.ts';
import { useFrameMessages } from '../../../platform/frames/useFrameMessages.ts';
import { GameArt } from '../art/GameArt.tsx';
import { useLobbyText } from '../lobby-text.ts';

import styles from './GameFrame.module.css';

type Launched = Awaited<ReturnType<Client['games']['launchGame']>>;
type Props = {
  /** Null while the address is being requested. */
  launched: Launched | null;
  /** How often the balance has changed: the game is told, since money may come from elsewhere. */
  moneyMoves: number;
  /** Whose proof is to be shown; null for none. */
  round: string | null;
  onRound: (isOpen: boolean) => void;
  onClose: () => void;
  onDeposit: () => void;
};

const REFRESH = { kind: FRAME_REFRESH };

export function GameFrame({ launched, moneyMoves, round, ...heard }: Props) {
  const text = useLobbyText();
  const [isDrawn, setDrawn] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const address = launched && frameAddress(launched.url, location.href);
  const origin = address?.origin ?? null;
  const onReady = () => {
    setDrawn(true);
    if (round && origin) frame.current?.contentWindow?.postMessage({ kind: FRAME_VERIFY, round }, origin);
  };
  useFrameMessages(frame, origin, { ...heard, onReady });
  useEffect(() => {
    if (moneyMoves > 0 && origin) frame.current?.contentWindow?.postMessage(REFRESH, origin);
  }, [moneyMoves, origin]);
  return (
    <div className={styles.stage}>
      {launched && address && (
        <iframe
          ref={frame}
          className={clsx(styles.frame, !isDrawn && styles.hidden)}
          src={address.href}
          title={text('lobby.play.frame', { name: launched.game.displayName })}
          sandbox={SANDBOX}
          allow="autoplay; fullscreen"
          referrerPolicy="strict-origin"
          onLoad={() => setDrawn(true)}
        />
      )}
      {!isDrawn && (
        <div className={styles.waiting}>
          <span className={styles.art}>{launched && <GameArt game={launched.game} />}</span>
          <Spinner label={text('lobby.play.opening')} />
          <p className={styles.words}>
            {text(launched?.isResumed ? 'lobby.play.resumed' : 'lobby.play.opening')}
          </p>
        </div>
      )}
    </div>
  );
}
