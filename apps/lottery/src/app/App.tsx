import { Spinner, Toast } from '@parlour/ui';
import { type ComponentType, lazy, Suspense, useLayoutEffect } from 'react';
import { BetPage } from '../pages/BetPage.tsx';
import type { ViewProps } from '../pages/view.ts';
import { loaderOf } from '../pages/views.ts';
import { VIEWS, type View } from '../platform/address.rules.ts';
import { takeEarlyTaps } from '../platform/early-taps.ts';
import { useAddress } from '../platform/place.store.ts';
import { useText } from '../platform/texts.ts';
import { useToast } from '../platform/toast.store.ts';
import styles from './App.module.css';

/** The bet page is what most visits are about; the others load when they are opened. */
const LotteryLobby = lazy(() => import('../features/lobby/LotteryLobby.tsx'));
const OrderDetail = lazy(() => import('../features/orders/OrderDetail.tsx'));
const OrderList = lazy(() => import('../features/orders/OrderList.tsx'));

const LATER = new Map<View, ComponentType<ViewProps>>(
  VIEWS.flatMap((view) => {
    const loader = loaderOf(view);
    return loader ? [[view, lazy(loader)] as const] : [];
  }),
);

/** The page of the address. */
export function App() {
  const text = useText();
  const words = useToast((toast) => toast.words);
  useLayoutEffect(takeEarlyTaps, []);
  return (
    <>
      <Suspense
        fallback={
          <div className={styles.waiting}>
            <Spinner label={text('lotto.loading')} />
          </div>
        }
      >
        <Viewed />
      </Suspense>
      {words && <Toast words={words} />}
    </>
  );
}

function Viewed() {
  const address = useAddress();
  if (!address) return <LotteryLobby />;
  const { gameId, view, id, playType } = address;
  if (view === 'orders') return <OrderList gameId={gameId} />;
  if (view === 'order' && id) return <OrderDetail key={id} id={id} />;
  if (!gameId) return <LotteryLobby />;
  const Later = LATER.get(view);
  if (Later) return <Later address={{ ...address, gameId }} />;
  return <BetPage key={gameId} gameId={gameId} playType={playType} />;
}
