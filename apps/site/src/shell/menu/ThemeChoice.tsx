import { THEME_MODES, type ThemeMode } from '@parlour/contract/values/system';
import type { MessageKey } from '@parlour/texts/keys';
import { Icon, type IconName } from '@parlour/ui';
import clsx from 'clsx';
import { currentTheme, switchTheme, usePreferences } from '../../platform/preferences.store.ts';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './Choice.module.css';

const SHOWN_AS: Readonly<Record<ThemeMode, { icon: IconName; label: MessageKey }>> = {
  dark: { icon: 'moon', label: 'shell.theme.dark' },
  light: { icon: 'sun', label: 'shell.theme.light' },
};

export function ThemeChoice() {
  const text = useText();
  const shown = currentTheme(usePreferences((preferences) => preferences.theme));
  return (
    <div className={styles.choices}>
      {THEME_MODES.map((theme) => (
        <button
          key={theme}
          className={clsx(styles.choice, theme === shown && styles.chosen)}
          type="button"
          aria-pressed={theme === shown}
          onClick={() => switchTheme(theme)}
        >
          <Icon name={SHOWN_AS[theme].icon} />
          {text(SHOWN_AS[theme].label)}
        </button>
      ))}
    </div>
  );
}
