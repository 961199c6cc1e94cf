import type { Lottery } from '@parlour/client';
import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { Button, Chips, EmptyArt, IconButton, NoData, Skeleton } from '@parlour/ui';
import { useState } from 'react';
import { usePage } from '../../platform/page.ts';
import { goTo } from '../../platform/place.store.ts';
import { usePlayText, useText } from '../../platform/texts.ts';
import styles from './LotteryLobby.module.css';
import { LotteryTile } from './LotteryTile.tsx';
import { useAllOpened } from './useAllOpened.ts';
import { useLotteries } from './useLotteries.ts';
import { VnLists } from './VnLists.tsx';

const ALL = 'all';
const HOT = 'hot';
const VIETNAM = 'vietnam';

/** Every lottery of the brand with its last result and the time left. */
export default function LotteryLobby() {
  const text = useText();
  const playText = usePlayText();
  const { site } = usePage();
  const { value, isFailed, reload } = useLotteries();
  const opened = useAllOpened();
  const [kind, setKind] = useState<string>(ALL);
  const lotteries = value ?? [];
  const families = [...new Set(lotteries.map((lottery) => lottery.gameGroupId))];
  const isOfVietnam = (family: LotteryFamily) => family.startsWith(VIETNAM);
  const options = [
    { value: ALL, label: text('lotto.lobby.all') },
    ...(lotteries.some(({ isHot }) => isHot) ? [{ value: HOT, label: text('lotto.lobby.hot') }] : []),
    ...(families.some(isOfVietnam) ? [{ value: VIETNAM, label: text('lotto.vn.title') }] : []),
    ...families
      .filter((family) => !isOfVietnam(family))
      .map((family) => ({ value: family, label: playText(`plays.family.${family}`) })),
  ];
  const isShown = ({ gameGroupId, isHot }: Lottery) =>
    kind === ALL || (kind === HOT ? isHot : gameGroupId === kind);
  return (
    <main className={styles.lobby}>
      <header className={styles.bar}>
        <IconButton icon="close" label={text('lotto.close')} onPress={site.close} />
        <h1 className={styles.title}>{text('lotto.lobby.title')}</h1>
        <IconButton
          icon="receipt"
          label={text('lotto.orders.mine')}
          onPress={() => goTo({ view: 'orders' })}
        />
      </header>
      {value === null && !isFailed && (
        <div className={styles.list}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      )}
      {isFailed && (
        <NoData
          art={<EmptyArt icon="ticket" />}
          title={text('lotto.failed')}
          detail={text('lotto.failedDetail')}
        >
          <Button icon="reload" label={text('lotto.retry')} onPress={reload} />
        </NoData>
      )}
      {value && (
        <>
          <Chips label={text('lotto.lobby.title')} options={options} value={kind} onChange={setKind} />
          {kind === VIETNAM && <VnLists opened={opened} />}
          <ul className={styles.list}>
            {lotteries.filter(isShown).map((lottery) => (
              <li key={lottery.gameId}>
                <LotteryTile lottery={lottery} opened={opened.get(lottery.gameId) ?? null} />
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}
