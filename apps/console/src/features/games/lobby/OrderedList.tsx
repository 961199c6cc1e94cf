import { Box, IconButton, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Announcement } from '../../../parts/values/Announcement.tsx';
import { Glyph } from '../../../parts/values/Glyph.tsx';
import { useText } from '../../../platform/texts.tsx';
import { moveItem } from '../games.rules.ts';
import { useDragToOrder } from './useDragToOrder.ts';

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

/** A list whose order operators choose: by dragging, by the arrow keys on the grip, or with buttons. */
export function OrderedList<Item>(props: Props<Item>) {
  const { label, items, keyOf, nameOf, detail, isLocked, onRemove } = props;
  const text = useText();
  const [news, setNews] = useState('');
  const onChange = (next: Item[]) => {
    props.onChange(next);
    const moved = next.findIndex((item, index) => item !== items[index]);
    const item = next[moved];
    if (item) setNews(text('games.moved', { name: nameOf(item), place: moved + 1, count: next.length }));
  };
  const { list, gripOf, markOf } = useDragToOrder({ items, onChange });
  return (
    <>
      <Stack component="ol" ref={list as never} aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
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
              ...MARKED[markOf(index) ?? 'still'],
            }}
          >
            {isLocked ? null : (
              <IconButton
                aria-label={text('games.move', { name: nameOf(item) })}
                {...gripOf(index)}
                sx={{ cursor: 'grab', touchAction: 'none', ml: -1, p: 0.5 }}
              >
                <Glyph name="grip" size={18} />
              </IconButton>
            )}
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
      <Announcement words={news} />
    </>
  );
}

const MARKED = {
  dragged: { opacity: 0.5 },
  before: { boxShadow: 'inset 0 2px 0 var(--accent-text)' },
  after: { boxShadow: 'inset 0 -2px 0 var(--accent-text)' },
  still: {},
};
