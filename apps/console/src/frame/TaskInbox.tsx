import { Badge, IconButton, ListItemText, Menu, MenuItem, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { placeOfTask } from '../parts/tasks.rules.ts';
import { Glyph } from '../parts/values/Glyph.tsx';
import { useFormats } from '../platform/formats.ts';
import { usePreferences } from '../platform/preferences.store.ts';
import { useLabel, useText } from '../platform/texts.tsx';
import { useTasks } from './useTasks.ts';

/** The operator's waiting tasks by kind, kept up to date. */
export function TaskInbox() {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const navigate = useNavigate();
  const { items, total } = useTasks();
  const brand = usePreferences((preferences) => preferences.brand);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const waiting = items.filter(({ count }) => count > 0);
  const name = text('tasks.open', { count: total });
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={total} color="primary" max={99}>
            <Glyph name="bell" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { minWidth: 280 } } }}
      >
        {waiting.length === 0 ? (
          <MenuItem onClick={() => setAnchor(null)}>
            <ListItemText primary={text('tasks.none')} secondary={text('tasks.none.hint')} />
          </MenuItem>
        ) : null}
        {waiting.map(({ kind, count, about = [] }) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              void navigate(placeOfTask(kind, brand));
            }}
          >
            <ListItemText primary={label('task', kind)} secondary={formats.list(about) || undefined} />
            <Typography component="span" sx={{ fontWeight: 700, color: 'var(--accent-text)', ml: 3 }}>
              {formats.number(count)}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
