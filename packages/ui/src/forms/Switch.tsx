import styles from './Switch.module.css';

type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

export function Switch({ label, isOn, onChange }: Props) {
  return (
    <button
      className={styles.switch}
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      onClick={() => onChange(!isOn)}
    >
      <span className={styles.knob} />
    </button>
  );
}
