import { LotteryFrame } from '../../features/lottery/LotteryFrame.tsx';
import { useWallet } from '../../features/wallet/balance/useWallet.ts';
import { navigate, usePlace } from '../../platform/routes/place.store.ts';
import { ROUTES } from '../../platform/routes/routes.ts';

/** Specification section 2, "Lottery frame": closing it leads home if the address says so, else to the games. */
export default function LotteryFramePage() {
  const { moves } = useWallet();
  const search = usePlace((place) => place.search);
  const target = new URLSearchParams(search).has('pageBack') ? ROUTES.home.path : ROUTES.games.path;
  return <LotteryFrame moneyMoves={moves} onClose={() => navigate(target)} />;
}
