import { GamePlay } from '../features/games/GamePlay.tsx';
import { Balance, BalanceNews } from '../features/wallet/Balance.tsx';
import { BalanceRetry } from '../features/wallet/BalanceRetry.tsx';

export default function PlayPage() {
  return (
    <GamePlay
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
