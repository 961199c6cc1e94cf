import { Icon, type IconName, Switch } from '@parlour/ui';
import styles from '../../frame/panels/Panels.module.css';
import type { ArcadeKey } from '../../generated/arcade-key.ts';
import { useSoundSwitch } from '../../platform/sound.ts';
import { useText } from '../../platform/texts.tsx';
import type { PanelProps, TablePanel } from './panel.ts';

type Way = { panel: TablePanel; icon: IconName; label: ArcadeKey };

/** Everything that is not a move: past hands, the rules, more chips, a pause, the way out. */
export function TableMenu({ view, sitting, onPanel }: PanelProps) {
  const text = useText();
  const [isSoundOn, setSound] = useSoundSwitch();
  const own = view.seats.find(({ isYou }) => isYou);
  const ways: Way[] = [
    { panel: 'hands', icon: 'receipt', label: 'arcade.pvp.hands' },
    { panel: 'fairness', icon: 'shield', label: 'arcade.pvp.fairness' },
    { panel: 'rules', icon: 'book', label: 'arcade.pvp.rules' },
  ];
  const ownWays: Way[] = own
    ? [
        { panel: 'topUp', icon: 'wallet', label: 'arcade.pvp.topUp' },
        { panel: 'leave', icon: 'exit', label: 'arcade.pvp.leave' },
      ]
    : [];
  return (
    <ul className={styles.menu}>
      {ways.map(show)}
      {own && (
        <li className={styles.way}>
          <Icon name="pause" />
          <span className={styles.grow}>{text('arcade.pvp.sitOut')}</span>
          <Switch
            label={text('arcade.pvp.sitOut')}
            isOn={own.isAway}
            onChange={(isAway) => void sitting.setAway(isAway)}
          />
        </li>
      )}
      <li className={styles.way}>
        <Icon name="bell" />
        <span className={styles.grow}>{text('arcade.pvp.sound')}</span>
        <Switch label={text('arcade.pvp.sound')} isOn={isSoundOn} onChange={setSound} />
      </li>
      {ownWays.map(show)}
    </ul>
  );

  function show({ panel, icon, label }: Way) {
    return (
      <li key={panel}>
        <button className={styles.way} type="button" onClick={() => onPanel(panel)}>
          <Icon name={icon} />
          <span className={styles.grow}>{text(label)}</span>
          <Icon name="arrow" />
        </button>
      </li>
    );
  }
}
