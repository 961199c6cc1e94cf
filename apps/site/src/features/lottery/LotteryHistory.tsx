import type { Client } from '@parlour/client';
import { EmptyArt, Icon, NoData, panel, Skeleton } from '@parlour/ui';
import clsx from 'clsx';
import { LoadFailed } from '../../platform/loading/LoadFailed.tsx';
import { useQuery } from '../../platform/loading/useQuery.ts';
import { Link } from '../../platform/routes/Link.tsx';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useSite } from '../../platform/site.ts';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './LotteryHistory.module.css';
import { writeNumbers } from './result.rules.ts';

type Lotteries = Client['lottery'];
type Lottery = Awaited<ReturnType<Lotteries['lotteries']>>['items'][number];
type Opened = Awaited<ReturnType<Lotteries['openedNumeros']>>['items'][number];

/** Every lottery with its newest result; each leads to all of its draws, and from there to their verification. */
export function LotteryHistory() {
  const text = useText();
  const { client } = useSite();
  const lotteries = useQuery({
    key: ['site', 'lotteries'],
    load: (signal) => client.lottery.lotteries({ signal }),
  });
  const opened = useQuery({
    key: ['site', 'lotteries-opened'],
    load: (signal) => client.lottery.openedNumeros({ signal }),
    news: 'lottery',
  });
  if (lotteries.isFailed) return <LoadFailed onRetry={lotteries.reload} />;
  if (!lotteries.value || (!opened.value && !opened.isFailed))
    return (
      <div aria-busy="true">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    );
  if (lotteries.value.items.length === 0)
    return (
      <NoData
        art={<EmptyArt icon="ticket" />}
        title={text('lottery.draws.empty')}
        detail={text('lottery.draws.emptyDetail')}
      />
    );
  return (
    <ul className={panel.panel}>
      {lotteries.value.items.map((lottery) => (
        <li key={lottery.gameId}>
          <LotteryRow
            lottery={lottery}
            last={opened.value?.items.find(({ gameId }) => gameId === lottery.gameId)?.last ?? null}
          />
        </li>
      ))}
    </ul>
  );
}

function LotteryRow({ lottery, last }: { lottery: Lottery; last: Opened['last'] }) {
  const { gameId, gameGroupId, name, playTypes } = lottery;
  const query = new URLSearchParams({ gameId, playType: playTypes[0] ?? 'trad', view: 'history' });
  const numbers = last?.result ? writeNumbers(gameGroupId, last.result) : [];
  return (
    <Link className={clsx(styles.row, panel.link)} to={`${ROUTES.lottery.path}?${query}`}>
      <span className={styles.name}>{name}</span>
      <span className={styles.arrow}>
        <Icon name="arrow" />
      </span>
      <span className={styles.numero}>{last?.numero ?? '–'}</span>
      <span className={styles.numbers}>
        {numbers.map(({ place, words }) => (
          <span key={place} className={styles.number}>
            {words}
          </span>
        ))}
      </span>
    </Link>
  );
}
