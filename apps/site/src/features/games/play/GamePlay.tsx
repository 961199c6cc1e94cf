import { ConfirmDialog, IconButton } from '@parlour/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { holdPlace, navigate, usePlace } from '../../../platform/routes/place.store.ts';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { hasRealMoney } from '../../../platform/session/session.rules.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useLobbyText } from '../lobby-text.ts';
import { GameFrame } from './GameFrame.tsx';
import styles from './GamePlay.module.css';
import { GameRefused } from './GameRefused.tsx';
import { useLaunchedGame } from './useLaunchedGame.ts';

type Props = {
  balance: ReactNode;
  /** Above the game: what the member has to know about it. */
  note: ReactNode;
  /** What there is to know about the title that was opened. */
  noteOf: (nodeId: string) => ReactNode;
  moneyMoves: number;
  /** A round has begun or ended: until it ends, the balance tells nothing of its result. */
  onRound: (isOpen: boolean) => void;
};

/** A game in its frame, below a bar with the exit, the live balance and the deposit link. */
export function GamePlay({ balance, note, noteOf, moneyMoves, onRound }: Props) {
  const text = useLobbyText();
  const words = useText();
  const search = usePlace((place) => place.search);
  const canDeposit = useSession(({ stored }) => hasRealMoney(stored));
  const { state, retry } = useLaunchedGame(search);
  const [isRoundOpen, setRoundOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isRoundOpen) return;
    holdPlace(() => setAsking(true));
    onRound(true);
    return () => {
      holdPlace(null);
      onRound(false);
    };
  }, [isRoundOpen, onRound]);
  const game = state.kind === 'open' ? state.launched.game : null;
  const close = () => (isRoundOpen ? setAsking(true) : leaveGame());
  const deposit = () => navigate(ROUTES.deposit.path);
  return (
    <div className={styles.play}>
      <div className={styles.bar}>
        <IconButton icon="close" label={text('lobby.play.close')} onPress={close} />
        <div className={styles.words}>
          <h1 className={styles.name}>{game?.displayName ?? words('games.play.title')}</h1>
          {game && <p className={styles.vendor}>{game.vendorName}</p>}
        </div>
        <div className={styles.money}>{balance}</div>
        {canDeposit && <IconButton icon="wallet" label={text('lobby.play.deposit')} onPress={deposit} />}
      </div>
      {note}
      {game && noteOf(game.nodeId)}
      {state.kind === 'open' || state.kind === 'opening' ? (
        <GameFrame
          launched={state.kind === 'open' ? state.launched : null}
          moneyMoves={moneyMoves}
          round={new URLSearchParams(search).get('round')}
          onRound={setRoundOpen}
          onClose={close}
          onDeposit={deposit}
        />
      ) : (
        <GameRefused
          refused={state.kind === 'refused' ? state.refused : null}
          onRetry={retry}
          onLeave={leaveGame}
        />
      )}
      {isAsking && <LeaveDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Leaving loses nothing, but a member with an open round should know that the result is still to come. */
function LeaveDialog({ onClose }: { onClose: () => void }) {
  const text = useLobbyText();
  useCountedDialog();
  return (
    <ConfirmDialog
      title={text('lobby.play.leaveTitle')}
      detail={text('lobby.play.leaveDetail')}
      cancelLabel={text('lobby.play.stay')}
      confirmLabel={text('lobby.play.leave')}
      onConfirm={leaveGame}
      onClose={onClose}
    />
  );
}

/** Goes back to the previous page, or to the lobby if the game was opened by its address. */
function leaveGame(): void {
  holdPlace(null);
  if (usePlace.getState().depth > 0) history.back();
  else navigate(ROUTES.games.path, { isReplacing: true });
}
