import {
  Avatar,
  Divider,
  IconButton,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  Tooltip,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Glyph } from '../parts/values/Glyph.tsx';
import { useConsole } from '../platform/console.ts';
import { closeSession } from '../platform/session.store.ts';
import { useText } from '../platform/texts.tsx';
import { useMe } from '../platform/usePermission.ts';

export function AccountMenu() {
  const text = useText();
  const me = useMe();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const go = (place: string) => {
    setAnchor(null);
    void navigate(place);
  };
  const signOut = async () => {
    setAnchor(null);
    // This browser forgets the session even if the server cannot be reached.
    await client.operators.signOut().catch(() => undefined);
    queryClient.clear();
    closeSession();
  };
  const name = text('account.menu', { name: me.displayName });
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ ml: 0.5 }}
        >
          <Avatar
            sx={{
              width: 28,
              height: 28,
              fontSize: '0.8125rem',
              fontWeight: 700,
              bgcolor: 'var(--surface-2)',
              color: 'var(--accent-text)',
              border: 1,
              borderColor: 'divider',
            }}
          >
            {me.displayName.slice(0, 1).toUpperCase()}
          </Avatar>
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { minWidth: 230 } } }}
      >
        <MenuItem onClick={() => go('/account')}>
          <ListItemIcon>
            <Glyph name="person" />
          </ListItemIcon>
          <ListItemText primary={me.displayName} secondary={me.name} />
        </MenuItem>
        <MenuItem onClick={() => go('/account#sessions')}>
          <ListItemIcon>
            <Glyph name="globe" />
          </ListItemIcon>
          <ListItemText primary={text('account.sessions')} />
        </MenuItem>
        <MenuItem onClick={() => go('/account#second-factor')}>
          <ListItemIcon>
            <Glyph name="key" />
          </ListItemIcon>
          <ListItemText primary={text('account.factor')} />
        </MenuItem>
        <Divider />
        <MenuItem onClick={() => void signOut()}>
          <ListItemIcon>
            <Glyph name="exit" />
          </ListItemIcon>
          <ListItemText primary={text('frame.signOut')} />
        </MenuItem>
      </Menu>
    </>
  );
}
