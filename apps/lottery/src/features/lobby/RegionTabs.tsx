import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { Chips, Segments } from '@parlour/ui';
import { goTo } from '../../platform/place.store.ts';
import { useText } from '../../platform/texts.ts';
import styles from './RegionTabs.module.css';
import { isRegional, REGIONS } from './regions.rules.ts';
import { useLotteries } from './useLotteries.ts';

type Props = { gameId: string; family: LotteryFamily };

/** The regions of Vietnam that the brand has lotteries of, and the lotteries of the chosen one. */
export function RegionTabs({ gameId, family }: Props) {
  const text = useText();
  const { value } = useLotteries();
  const regional = (value ?? []).filter(({ gameGroupId }) => isRegional(gameGroupId));
  const regions = REGIONS.filter((own) => regional.some(({ gameGroupId }) => gameGroupId === own));
  const current = regions.find((own) => own === family);
  if (!current || regional.length < 2) return null;
  const stations = regional.filter(({ gameGroupId }) => gameGroupId === current);
  const goToGame = (id: string | undefined) => id && goTo({ gameId: id }, { isReplacing: true });
  return (
    <div className={styles.regions}>
      <Segments
        label={text('lotto.regions')}
        options={regions.map((own) => ({ value: own, label: text(`lotto.tab.${own}`) }))}
        value={current}
        onChange={(region) => goToGame(regional.find(({ gameGroupId }) => gameGroupId === region)?.gameId)}
      />
      {stations.length > 1 && (
        <Chips
          label={text('lotto.switch')}
          options={stations.map((own) => ({ value: own.gameId, label: own.name }))}
          value={gameId}
          onChange={goToGame}
        />
      )}
    </div>
  );
}
