import { GamePlay } from '../../features/games/play/GamePlay.tsx';
import { BonusRefusedNote } from '../../features/promotions/bonuses/BonusRefusedNote.tsx';
import { BetRefusedNote } from '../../features/protection/BetRefusedNote.tsx';
import { Balance, BalanceNews } from '../../features/wallet/balance/Balance.tsx';
import { BalanceRetry } from '../../features/wallet/balance/BalanceRetry.tsx';
import { useWallet } from '../../features/wallet/balance/useWallet.ts';
import { holdBalance } from '../../features/wallet/balance/wallet.store.ts';

export default function PlayPage() {
  const { moves } = useWallet();
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
