import { Toast } from '@parlour/ui';
import { BetPage } from '../pages/BetPage.tsx';
import { useAddress } from '../platform/place.store.ts';
import { useToast } from '../platform/toast.store.ts';

/** The page of the address. */
export function App() {
  const words = useToast((toast) => toast.words);
  return (
    <>
      <Viewed />
      {words && <Toast words={words} />}
    </>
  );
}

function Viewed() {
  const address = useAddress();
  if (!address?.gameId) return null;
  return <BetPage key={address.gameId} gameId={address.gameId} playType={address.playType} />;
}
