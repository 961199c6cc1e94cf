import { PLAY_TYPES, type PlayType } from '@parlour/contract/values/lottery';
import { Button, EmptyArt, NoData } from '@parlour/ui';
import { useState } from 'react';
import { ClassicBet } from '../features/betting/classic/ClassicBet.tsx';
import { useTerms } from '../features/betting/useTerms.ts';
import { LotterySwitch } from '../features/lobby/LotterySwitch.tsx';
import { DrawCard } from '../parts/frame/DrawCard.tsx';
import { TopBar } from '../parts/frame/TopBar.tsx';
import { useOpened } from '../parts/issue/useOpened.ts';
import { usePage } from '../platform/page.ts';
import { goTo } from '../platform/place.store.ts';
import { useText } from '../platform/texts.ts';
import styles from './BetPage.module.css';

type Props = { gameId: string; playType: PlayType };

/** One lottery: its draw, and the bets of the chosen skin. */
export function BetPage({ gameId, playType }: Props) {
  const text = useText();
  const { isSignedIn, site } = usePage();
  const { value, isFailed, reload } = useTerms({ gameId, playType });
  const { opened } = useOpened(gameId);
  const [isSwitching, setSwitching] = useState(false);
  const skins = value ? PLAY_TYPES.filter((own) => value.game.playTypes.includes(own)) : [];
  const links = [
    ...skins.map((own) => ({
      label: text(`lotto.skin.${own}`),
      isCurrent: own === playType,
      onPress: () => goTo({ playType: own }, { isReplacing: true }),
    })),
    { label: text('lotto.trend'), onPress: () => goTo({ view: 'trend' }) },
    { label: text('lotto.history'), onPress: () => goTo({ view: 'history' }) },
    { label: text('lotto.rules.title'), onPress: () => goTo({ view: 'rules' }) },
    { label: text('lotto.orders.mine'), onPress: () => goTo({ view: 'orders' }) },
  ];
  return (
    <main className={styles.page}>
      <TopBar name={value?.game.name ?? ''} links={links} onSwitch={() => setSwitching(true)} />
      {value && <DrawCard family={value.game.gameGroupId} opened={opened} />}
      {value && opened && (
        <ClassicBet
          game={value.game}
          terms={value.terms}
          opened={opened}
          omissionOf={() => null}
          onTermsChanged={reload}
        />
      )}
      {!value && (isFailed || !isSignedIn()) && (
        <NoData
          art={<EmptyArt icon="ticket" />}
          title={text(isSignedIn() ? 'lotto.failed' : 'lotto.logIn')}
          detail={text(isSignedIn() ? 'lotto.failedDetail' : 'lotto.logInDetail')}
        >
          {isSignedIn() ? (
            <Button icon="reload" label={text('lotto.retry')} onPress={reload} />
          ) : (
            <Button label={text('lotto.close')} onPress={site.close} />
          )}
        </NoData>
      )}
      {isSwitching && <LotterySwitch gameId={gameId} onClose={() => setSwitching(false)} />}
    </main>
  );
}
