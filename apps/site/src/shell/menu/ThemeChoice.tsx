import type { MessageKey } from '@parlour/texts/keys';
import { Icon, type IconName } from '@parlour/ui';
import clsx from 'clsx';
import type { ThemeName } from '../../platform/device/storage.ts';
import { currentTheme, switchTheme, usePreferences } from '../../platform/preferences.store.ts';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './Choice.module.css';

const THEMES: readonly { theme: ThemeName; icon: IconName; label: MessageKey }[] = [
  { theme: 'dark', icon: 'moon', label: 'shell.theme.dark' },
  { theme: 'light', icon: 'sun', label: 'shell.theme.light' },
];

export function ThemeChoice() {
  const text = useText();
  const shown = currentTheme(usePreferences((preferences) => preferences.theme));
  return (
    <div className={styles.choices}>
      {THEMES.map(({ theme, icon, label }) => (
        <button
          key={theme}
          className={clsx(styles.choice, theme === shown && styles.chosen)}
          type="button"
          aria-pressed={theme === shown}
          onClick={() => switchTheme(theme)}
        >
          <Icon name={icon} />
          {text(label)}
        </button>
      ))}
    </div>
  );
}
