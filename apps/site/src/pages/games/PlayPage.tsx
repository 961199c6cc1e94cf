import { GamePlay } from '../../features/games/play/GamePlay.tsx';
import { BonusPlayNote } from '../../features/promotions/bonuses/BonusPlayNote.tsx';
import { BonusRefusedNote } from '../../features/promotions/bonuses/BonusRefusedNote.tsx';
import { BetRefusedNote } from '../../features/protection/BetRefusedNote.tsx';
import { Balance, BalanceNews } from '../../features/wallet/balance/Balance.tsx';
import { BalanceRetry } from '../../features/wallet/balance/BalanceRetry.tsx';
import { useWallet } from '../../features/wallet/balance/useWallet.ts';
import { holdBalance } from '../../features/wallet/balance/wallet.store.ts';
import { hasRealMoney } from '../../platform/session/session.rules.ts';
import { useSession } from '../../platform/session/session.store.ts';

export default function PlayPage() {
  const { moves } = useWallet();
  const hasMoney = useSession(({ stored }) => hasRealMoney(stored));
  return (
    <GamePlay
      moneyMoves={moves}
      onRound={holdBalance}
      note={
        <>
          <BetRefusedNote />
          <BonusRefusedNote />
        </>
      }
      noteOf={(nodeId) => hasMoney && <BonusPlayNote key={nodeId} nodeId={nodeId} />}
      balance={
        <>
          <Balance />
          <BalanceNews />
          <BalanceRetry />
        </>
      }
    />
  );
}
