import { Box, IconButton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Glyph } from '../../../parts/values/Glyph.tsx';
import { useText } from '../../../platform/texts.tsx';
import { moveItem } from '../games.rules.ts';

type Props<Item> = {
  label: string;
  items: readonly Item[];
  keyOf(item: Item): string;
  nameOf(item: Item): string;
  detail(item: Item, index: number): ReactNode;
  isLocked: boolean;
  onChange(items: Item[]): void;
  onRemove?: (item: Item) => void;
};

/** A list whose order operators choose, with buttons, so that it works by keyboard. */
export function OrderedList<Item>(props: Props<Item>) {
  const { label, items, keyOf, nameOf, detail, isLocked, onChange, onRemove } = props;
  const text = useText();
  return (
    <Stack component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items.map((item, index) => (
        <Stack
          component="li"
          direction="row"
          key={keyOf(item)}
          sx={{
            alignItems: 'center',
            flexWrap: 'wrap',
            gap: 1,
            py: 0.75,
            borderTop: index === 0 ? 0 : 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="caption" color="textSecondary" sx={{ width: 24, textAlign: 'right' }}>
            {index + 1}
          </Typography>
          <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>{detail(item, index)}</Box>
          <Stack direction="row" sx={{ gap: 1, ml: 'auto' }}>
            <IconButton
              aria-label={text('games.up', { name: nameOf(item) })}
              disabled={isLocked || index === 0}
              onClick={() => onChange(moveItem(items, index, -1))}
              sx={{ transform: 'rotate(180deg)' }}
            >
              <Glyph name="chevron" size={18} />
            </IconButton>
            <IconButton
              aria-label={text('games.down', { name: nameOf(item) })}
              disabled={isLocked || index === items.length - 1}
              onClick={() => onChange(moveItem(items, index, 1))}
            >
              <Glyph name="chevron" size={18} />
            </IconButton>
            {onRemove ? (
              <IconButton
                aria-label={text('games.remove', { name: nameOf(item) })}
                disabled={isLocked}
                onClick={() => onRemove(item)}
              >
                <Glyph name="trash" size={18} />
              </IconButton>
            ) : null}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
