import { Box, InputAdornment, TextField } from '@mui/material';
import { useText } from '../../../platform/texts.tsx';
import { useField } from '../editor.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour as text in any CSS notation, with a picker for plain ones. */
export function ColourRow({ path, label }: { path: string; label: string }) {
  const text = useText();
  const { value, change, isLocked, error } = useField<string>(path);
  return (
    <TextField
      label={label}
      value={value}
      disabled={isLocked}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => change(target.value)}
      slotProps={{
        htmlInput: { spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={text('brands.theme.pick', { name: label })}
                value={HEX.test(value) ? value : '#000000'}
                disabled={isLocked}
                onChange={(event) => change((event.target as HTMLInputElement).value)}
                sx={{
                  width: 26,
                  height: 26,
                  p: 0,
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: '7px',
                  bgcolor: 'transparent',
                  cursor: 'pointer',
                  '&::-webkit-color-swatch-wrapper': { p: 0 },
                  '&::-webkit-color-swatch': { border: 0, borderRadius: '6px' },
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
