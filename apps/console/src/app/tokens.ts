import type { ThemeMode } from '@parlour/contract/values/system';

/**
 * The console's own look, under the token names every brand sets: ink-dark surfaces in three steps, hairlines, one warm
 * accent. `packages/ui` reads them as custom properties; MUI gets them as its palette.
 */
export type Tokens = Record<
  | 'surface-0'
  | 'surface-1'
  | 'surface-2'
  | 'line'
  | 'text'
  | 'text-muted'
  | 'action-from'
  | 'action-to'
  | 'on-action'
  | 'accent-text'
  | 'danger'
  | 'warning'
  | 'success',
  string
>;

export const TOKENS: Record<ThemeMode, Tokens> = {
  dark: {
    'surface-0': '#0b0c12',
    'surface-1': '#12151e',
    'surface-2': '#1b1f2b',
    line: '#262b39',
    text: '#f5f6fa',
    'text-muted': '#a0a6b8',
    'action-from': '#ff9d6e',
    'action-to': '#ff8a5c',
    'on-action': '#26080a',
    'accent-text': '#ffa27a',
    danger: '#ff7a7a',
    warning: '#f0c36a',
    success: '#3fd58f',
  },
  light: {
    'surface-0': '#f4f2ee',
    'surface-1': '#ffffff',
    'surface-2': '#f8f6f2',
    line: '#e2ddd4',
    text: '#16181f',
    'text-muted': '#5a5f6d',
    'action-from': '#c8492f',
    'action-to': '#b93f27',
    'on-action': '#ffffff',
    'accent-text': '#ab3a22',
    danger: '#b92033',
    warning: '#8a5a00',
    success: '#0f7045',
  },
};

export const FONT_TEXT =
  "'Manrope Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'HarmonyOS Sans SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif";
export const FONT_DISPLAY = FONT_TEXT.replace("'Manrope Variable'", "'Outfit Variable'");
export const FONT_CODE = "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace";
