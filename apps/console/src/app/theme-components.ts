import type { Components, Theme } from '@mui/material/styles';
import { FONT_CODE, type Tokens } from './tokens.ts';

const HEADER_FONT = { fontSize: '0.75rem', fontWeight: 650 };

/** Dense and flat, with hairlines instead of shadows and a focus that is always visible. */
export function componentStyles(tokens: Tokens): Components<Omit<Theme, 'components'>> {
  const hairline = `1px solid ${tokens.line}`;
  const ring = { outline: `2px solid ${tokens['action-to']}`, outlineOffset: 2 };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        ':root': Object.fromEntries(Object.entries(tokens).map(([token, value]) => [`--${token}`, value])),
        body: { fontVariantNumeric: 'tabular-nums', WebkitFontSmoothing: 'antialiased' },
        'code, pre, kbd': { fontFamily: FONT_CODE },
        ':focus-visible': ring,
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': ring } },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none', border: hairline } },
    },
    MuiAppBar: { styleOverrides: { root: { border: 0 } } },
    MuiAlert: { styleOverrides: { root: { alignItems: 'center' } } },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: {
        root: { borderRadius: 8, paddingInline: 14, minHeight: 34, whiteSpace: 'nowrap' },
        outlined: ({ ownerState }) =>
          ownerState.color === 'error'
            ? {}
            : {
                borderColor: tokens.line,
                color: tokens.text,
                '&:hover': { borderColor: tokens['text-muted'] },
              },
        text: ({ ownerState }) => (ownerState.color === 'error' ? {} : { color: tokens['accent-text'] }),
      },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 8, color: tokens['text-muted'] } } },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { size: 'small', margin: 'none' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: tokens['surface-2'], fontSize: '0.875rem' },
        notchedOutline: { borderColor: tokens.line },
      },
    },
    MuiInputLabel: { styleOverrides: { root: { color: tokens['text-muted'] } } },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2 } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottom: hairline, paddingBlock: 8, paddingInline: 14, fontSize: '0.8125rem' },
        head: {
          ...HEADER_FONT,
          color: tokens['text-muted'],
          backgroundColor: tokens['surface-2'],
          whiteSpace: 'nowrap',
        },
        // Chinese may break between any two characters; in a narrow table every word would stand upright.
        body: { wordBreak: 'keep-all' },
      },
    },
    MuiTab: {
      styleOverrides: { root: { minHeight: 42, paddingInline: 14, textTransform: 'none', minWidth: 0 } },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 42 } } },
    MuiChip: {
      styleOverrides: {
        root: { borderRadius: 7, fontWeight: 600, height: 24, fontSize: '0.75rem' },
        outlined: { borderColor: tokens.line },
      },
    },
    MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'sm' } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.0625rem', paddingBottom: 8 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
    MuiSwitch: {
      styleOverrides: {
        // Clips the invisible checkbox, whose width would make a phone's page scroll sideways; the ring still shows.
        root: { overflow: 'clip', overflowClipMargin: '4px' },
        thumb: { boxShadow: `0 0 0 1px ${tokens.line}` },
        switchBase: {
          '&.Mui-focusVisible': { outline: 'none' },
          '&.Mui-focusVisible + .MuiSwitch-track': ring,
        },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: { backgroundColor: tokens.text, color: tokens['surface-1'], fontSize: '0.75rem' },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { fontSize: '0.8125rem', minHeight: 34 } } },
    MuiLink: { styleOverrides: { root: { color: tokens['accent-text'], fontWeight: 600 } } },
  };
}
