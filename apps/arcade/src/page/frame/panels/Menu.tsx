import { Icon, type IconName, Switch } from '@parlour/ui';
import { useSoundSwitch } from '../../platform/sound.ts';
import { useText } from '../../platform/texts.tsx';
import styles from './Panels.module.css';
import type { Panel, PanelProps } from './panel.ts';

const WAYS = [
  { kind: 'history', icon: 'receipt', label: 'arcade.history' },
  { kind: 'info', icon: 'info', label: 'arcade.info' },
  { kind: 'seeds', icon: 'shield', label: 'arcade.seeds' },
] as const satisfies readonly { kind: Panel['kind']; icon: IconName; label: string }[];

/** What is not needed to play, one tap away. */
export function Menu({ turbo, onFree, onPanel }: PanelProps) {
  const text = useText();
  const [isSoundOn, setSound] = useSoundSwitch();
  return (
    <ul className={styles.menu}>
      {onFree && (
        <li>
          <button
            className={styles.way}
            type="button"
            onClick={() => {
              onPanel(null);
              onFree();
            }}
          >
            <Icon name="gift" />
            <span className={styles.grow}>{text('arcade.freeRounds')}</span>
            <Icon name="arrow" />
          </button>
        </li>
      )}
      {WAYS.map(({ kind, icon, label }) => (
        <li key={kind}>
          <button className={styles.way} type="button" onClick={() => onPanel({ kind })}>
            <Icon name={icon} />
            <span className={styles.grow}>{text(label)}</span>
            <Icon name="arrow" />
          </button>
        </li>
      ))}
      <li className={styles.way}>
        <Icon name="bell" />
        <span className={styles.grow}>{text('arcade.sound')}</span>
        <Switch label={text('arcade.sound')} isOn={isSoundOn} onChange={setSound} />
      </li>
      {turbo && (
        <li className={styles.way}>
          <Icon name="play" />
          <span className={styles.grow}>{text('arcade.turbo')}</span>
          <Switch label={text('arcade.turbo')} isOn={turbo.isOn} onChange={turbo.onChange} />
        </li>
      )}
    </ul>
  );
}
