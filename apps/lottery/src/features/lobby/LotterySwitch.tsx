import { Icon } from '@parlour/ui';
import clsx from 'clsx';
import { Sheet } from '../../parts/layout/Sheet.tsx';
import { goTo } from '../../platform/place.store.ts';
import { useText } from '../../platform/texts.ts';
import styles from './LotterySwitch.module.css';
import { useLotteries } from './useLotteries.ts';

type Props = { gameId: string; onClose: () => void };

/** Another lottery without a way back through the lobby. */
export default function LotterySwitch({ gameId, onClose }: Props) {
  const text = useText();
  const { value } = useLotteries();
  return (
    <Sheet title={text('lotto.switch')} onClose={onClose}>
      <ul className={styles.list}>
        {(value ?? []).map((lottery) => (
          <li key={lottery.gameId}>
            <button
              className={clsx(styles.lottery, lottery.gameId === gameId && styles.current)}
              type="button"
              onClick={() => {
                onClose();
                goTo({ gameId: lottery.gameId, playType: lottery.playTypes[0] ?? 'trad' });
              }}
            >
              {lottery.name}
              {lottery.gameId === gameId && <Icon name="check" />}
            </button>
          </li>
        ))}
        <li>
          <button
            className={styles.lottery}
            type="button"
            onClick={() => {
              onClose();
              goTo({ gameId: null });
            }}
          >
            {text('lotto.lobby.all')}
            <Icon name="arrow" />
          </button>
        </li>
      </ul>
    </Sheet>
  );
}
