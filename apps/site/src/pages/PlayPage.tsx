import { GamePlay } from '../features/games/GamePlay.tsx';
import { Balance, BalanceNews } from '../features/wallet/Balance.tsx';
import { BalanceRetry } from '../features/wallet/BalanceRetry.tsx';
import { useWallet } from '../features/wallet/useWallet.ts';

export default function PlayPage() {
  const { moves } = useWallet();
  return (
    <GamePlay
      moneyMoves={moves}
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
