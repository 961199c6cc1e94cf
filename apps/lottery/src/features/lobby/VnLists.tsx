import type { Lottery } from '@parlour/client';
import type { VnRegion } from '@parlour/contract/values/lottery';
import { Skeleton } from '@parlour/ui';
import type { OpenedHere } from '../../parts/issue/issue.rules.ts';
import { useText } from '../../platform/texts.ts';
import styles from './LotteryLobby.module.css';
import { LotteryTile } from './LotteryTile.tsx';
import { useVnLists } from './useVnLists.ts';

type Props = { opened: ReadonlyMap<string, OpenedHere> };

/** The Vietnamese lotteries: those played last, then region by region, what is drawn today first. */
export function VnLists({ opened }: Props) {
  const text = useText();
  const { regions, recent } = useVnLists();
  if (!regions)
    return (
      <div className={styles.list}>
        <Skeleton shape="card" />
      </div>
    );
  const names: Readonly<Record<VnRegion, string>> = {
    north: text('lotto.region.vietnamNorth'),
    central: text('lotto.region.vietnamCentral'),
    south: text('lotto.region.vietnamSouth'),
    house: text('lotto.vn.house'),
  };
  return (
    <>
      <Tiles title={text('lotto.vn.recent')} lotteries={recent} opened={opened} />
      {regions.map(({ region, items }) => (
        <Tiles key={region} title={names[region]} lotteries={items} opened={opened} />
      ))}
    </>
  );
}

function Tiles({ title, lotteries, opened }: Props & { title: string; lotteries: readonly Lottery[] }) {
  if (lotteries.length === 0) return null;
  return (
    <section>
      <h2 className={styles.region}>{title}</h2>
      <ul className={styles.list}>
        {lotteries.map((lottery) => (
          <li key={lottery.gameId}>
            <LotteryTile lottery={lottery} opened={opened.get(lottery.gameId) ?? null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
