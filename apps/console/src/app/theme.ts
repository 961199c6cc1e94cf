import { alpha } from '@mui/material/styles';
import type { ThemeMode } from '@parlour/contract/values/system';
import type { RaThemeOptions } from 'react-admin';
import { componentStyles } from './theme-components.ts';
import { FONT_DISPLAY, FONT_TEXT, TOKENS } from './tokens.ts';

const RADIUS_PX = 10;
const STILL = {
  shortest: 0,
  shorter: 0,
  short: 0,
  standard: 0,
  complex: 0,
  enteringScreen: 0,
  leavingScreen: 0,
};

/** MUI in the console's look. `isStill`: no motion, for operators whose device asks for less. */
export function createConsoleTheme(name: ThemeMode, isStill: boolean): RaThemeOptions {
  const tokens = TOKENS[name];
  const display = { fontFamily: FONT_DISPLAY, fontWeight: 600, letterSpacing: '-0.01em' };
  return {
    palette: {
      mode: name,
      primary: { main: tokens['action-to'], contrastText: tokens['on-action'] },
      secondary: { main: tokens['text-muted'] },
      error: { main: tokens.danger },
      warning: { main: tokens.warning },
      success: { main: tokens.success },
      info: { main: tokens['text-muted'] },
      background: { default: tokens['surface-0'], paper: tokens['surface-1'] },
      text: { primary: tokens.text, secondary: tokens['text-muted'] },
      divider: tokens.line,
      action: {
        hover: alpha(tokens.text, 0.05),
        selected: alpha(tokens['action-to'], 0.12),
        focus: alpha(tokens['action-to'], 0.16),
        disabled: alpha(tokens.text, 0.42),
      },
    },
    shape: { borderRadius: RADIUS_PX },
    typography: {
      fontFamily: FONT_TEXT,
      fontSize: 13,
      h1: { ...display, fontSize: '1.5rem', lineHeight: 1.2 },
      h2: { ...display, fontSize: '1.125rem', lineHeight: 1.3 },
      h3: { ...display, fontSize: '0.9375rem', lineHeight: 1.35 },
      subtitle2: { fontWeight: 600 },
      body1: { fontSize: '0.875rem' },
      body2: { fontSize: '0.8125rem' },
      caption: { fontSize: '0.75rem' },
      button: { textTransform: 'none', fontWeight: 650 },
    },
    ...(isStill ? { transitions: { create: () => 'none', duration: STILL } } : {}),
    sidebar: { width: 224, closedWidth: 64 },
    components: componentStyles(tokens),
  };
}
