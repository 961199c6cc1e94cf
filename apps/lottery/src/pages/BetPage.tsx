import { PLAY_TYPES, type PlayType } from '@parlour/contract/values/lottery';
import { Skeleton } from '@parlour/ui';
import { lazy, Suspense, use, useState } from 'react';
import type { SkinProps } from '../features/betting/skin.ts';
import { useTerms } from '../features/betting/useTerms.ts';
import { useDrawStage } from '../features/draws/motion/DrawStage.tsx';
import { useLastPrizes } from '../features/draws/results/LastPrizes.tsx';
import { MissingLottery } from '../features/lobby/MissingLottery.tsx';
import { RegionTabs } from '../features/lobby/RegionTabs.tsx';
import { isRegional } from '../features/lobby/regions.rules.ts';
import { usePlayOmissions } from '../features/trends/usePlayOmissions.ts';
import { DrawCard } from '../parts/frame/DrawCard.tsx';
import { TopBar } from '../parts/frame/TopBar.tsx';
import { useOpened } from '../parts/issue/useOpened.ts';
import { usePage } from '../platform/page.ts';
import { goTo } from '../platform/place.store.ts';
import { useText } from '../platform/texts.ts';
import { useEarlyTaps } from '../platform/useEarlyTaps.ts';
import styles from './BetPage.module.css';
import { skinOf } from './skins.ts';
import { hasView } from './views.ts';

const LotterySwitch = lazy(() => import('../features/lobby/LotterySwitch.tsx'));

const LINKED_VIEWS = [
  { view: 'trend', label: 'lotto.trend' },
  { view: 'history', label: 'lotto.history' },
  { view: 'rules', label: 'lotto.rules.title' },
  { view: 'orders', label: 'lotto.orders.mine' },
] as const;

type Props = { gameId: string; playType: PlayType };

/** One lottery: its draw, and the bets of the chosen skin. */
export function BetPage({ gameId, playType }: Props) {
  const text = useText();
  const { isSignedIn } = usePage();
  const { value, isFailed, reload } = useTerms({ gameId, playType });
  const { opened } = useOpened(gameId);
  const omissionOf = usePlayOmissions({
    gameId,
    family: value?.family ?? null,
    newest: opened?.last?.numero ?? null,
  });
  const { stage, told } = useDrawStage(value?.game.gameGroupId ?? null, opened);
  const prizes = useLastPrizes(value?.game.gameGroupId ?? null, opened?.last?.result);
  const [isSwitching, setSwitching] = useState(false);
  const isLoading = !value && !isFailed && isSignedIn();
  const skins = value ? PLAY_TYPES.filter((own) => value.game.playTypes.includes(own)) : [];
  const links = [
    ...skins.map((own) => ({
      label: text(`lotto.skin.${own}`),
      isCurrent: own === playType,
      onPress: () => goTo({ playType: own }, { isReplacing: true }),
    })),
    ...LINKED_VIEWS.filter(({ view }) => view === 'orders' || hasView(view)).map(({ view, label }) => ({
      label: text(label),
      onPress: () => goTo({ view }),
    })),
  ];
  return (
    <main className={styles.page}>
      <TopBar
        name={value?.game.name ?? (isLoading ? '' : text('lotto.switch'))}
        links={links}
        onSwitch={() => setSwitching(true)}
      />
      {value && (
        <DrawCard
          family={value.game.gameGroupId}
          opened={opened}
          canCheck={hasView('verify')}
          otherPrizes={prizes.toggle}
          stage={stage}
          told={told}
        />
      )}
      {prizes.board}
      {value && isRegional(value.game.gameGroupId) && (
        <RegionTabs gameId={gameId} family={value.game.gameGroupId} />
      )}
      {value && opened && (
        <Suspense>
          <Skin
            playType={playType}
            game={value.game}
            terms={value.terms}
            opened={opened}
            omissionOf={omissionOf}
            onTermsChanged={reload}
          />
        </Suspense>
      )}
      {isLoading && (
        <div className={styles.loading} aria-busy="true">
          <Skeleton shape="fill" />
          <Skeleton shape="line" />
          <Skeleton shape="fill" />
          <Skeleton shape="fill" />
        </div>
      )}
      {!value && !isLoading && <MissingLottery gameId={gameId} isForMembers onRetry={reload} />}
      {isSwitching && (
        <Suspense>
          <LotterySwitch gameId={gameId} onClose={() => setSwitching(false)} />
        </Suspense>
      )}
    </main>
  );
}

function Skin({ playType, ...bets }: SkinProps & { playType: PlayType }) {
  const Bets = use(skinOf(playType));
  return (
    <>
      <Bets {...bets} />
      <EarlyTaps />
    </>
  );
}

/** Redrawn by itself, not with the numbers. */
function EarlyTaps() {
  useEarlyTaps();
  return null;
}
