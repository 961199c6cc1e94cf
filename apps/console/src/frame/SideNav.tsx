import {
  Badge,
  Box,
  List,
  ListItem,
  ListItemButton,
  ListSubheader,
  Tooltip,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Count } from '../parts/values/Count.tsx';
import { Glyph } from '../parts/values/Glyph.tsx';
import { useConsole } from '../platform/console.ts';
import { usePreferences } from '../platform/preferences.store.ts';
import { useText } from '../platform/texts.tsx';
import { useCashierCounts } from '../platform/useCashierCounts.ts';
import { useMe } from '../platform/usePermission.ts';
import { activePath, type NavItem, navigationFor, waitingByPath } from './navigation.rules.ts';

const WIDTH_PX = 224;
const NARROW_PX = 64;
/** The entry of the page stands at least so far from the edges. */
const EDGE_PX = 60;
/** On narrower screens the labels would leave too little room for tables. */
const WIDE = '(min-width: 1120px)';

export function SideNav() {
  const text = useText();
  const me = useMe();
  const { isDemonstration } = useConsole();
  const brand = usePreferences((preferences) => preferences.brand);
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const active = activePath(useLocation().pathname);
  const waiting = waitingByPath(useCashierCounts());
  const nav = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const list = nav.current;
    const entry = active === '' ? null : list?.querySelector('[aria-current="page"]');
    // Not by `scrollIntoView`: it moves the place where Tab goes on from.
    if (list && entry) list.scrollTop += outOfSight(list, entry);
  }, [active]);
  return (
    <Box
      component="nav"
      ref={nav}
      aria-label={text('nav.label')}
      sx={{
        width: isWide ? WIDTH_PX : NARROW_PX,
        flex: 'none',
        position: 'sticky',
        top: 0,
        height: '100vh',
        overflowY: 'auto',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        px: 1.25,
        pb: 2,
      }}
    >
      <Mark isWide={isWide} />
      {navigationFor(me, { brand, isDemonstration }).map(({ label, items }) => (
        <List
          key={label}
          dense
          aria-label={text(label)}
          sx={{ py: 0.5 }}
          subheader={
            isWide ? (
              <ListSubheader
                component="div"
                disableSticky
                aria-hidden="true"
                sx={{
                  bgcolor: 'transparent',
                  lineHeight: '28px',
                  fontSize: '0.6875rem',
                  px: 1,
                  fontWeight: 650,
                }}
              >
                {text(label)}
              </ListSubheader>
            ) : undefined
          }
        >
          {items.map((item) => (
            <Entry
              key={item.path}
              item={item}
              isWide={isWide}
              isActive={item.path === active}
              waiting={waiting[item.path] ?? 0}
            />
          ))}
        </List>
      ))}
    </Box>
  );
}

type EntryProps = { item: NavItem; isWide: boolean; isActive: boolean; waiting: number };

function Entry({ item, isWide, isActive, waiting }: EntryProps) {
  const text = useText();
  const label = text(item.label);
  return (
    <ListItem disablePadding>
      <Tooltip title={isWide ? '' : label} placement="right">
        <ListItemButton
          component={Link}
          to={item.path}
          selected={isActive}
          aria-current={isActive ? 'page' : undefined}
          aria-label={waiting > 0 ? text('nav.waiting', { label, count: waiting }) : label}
          sx={{
            gap: 1.25,
            px: 1,
            minHeight: 36,
            borderRadius: 1,
            justifyContent: isWide ? 'flex-start' : 'center',
            color: isActive ? 'text.primary' : 'text.secondary',
            '& svg': { color: isActive ? 'var(--accent-text)' : 'inherit' },
          }}
        >
          <Badge badgeContent={isWide ? 0 : waiting} color="primary" variant="dot">
            <Glyph name={item.glyph} size={19} />
          </Badge>
          {isWide ? (
            <Typography component="span" sx={{ fontWeight: isActive ? 650 : 500, fontSize: '0.8438rem' }}>
              {label}
            </Typography>
          ) : null}
          {isWide ? (
            <Box component="span" sx={{ ml: 'auto', display: 'flex' }}>
              <Count of={waiting} />
            </Box>
          ) : null}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}

function Mark({ isWide }: { isWide: boolean }) {
  const text = useText();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        height: 60,
        px: 0.75,
        justifyContent: isWide ? 'flex-start' : 'center',
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          width: 28,
          height: 28,
          flex: 'none',
          borderRadius: '9px',
          background: 'linear-gradient(135deg, var(--action-from), var(--action-to))',
          display: 'grid',
          placeItems: 'center',
          '&::after': {
            content: '""',
            width: 9,
            height: 9,
            borderRadius: '50%',
            bgcolor: 'var(--on-action)',
          },
        }}
      />
      {isWide ? (
        <Typography variant="h2" component="p" noWrap>
          {text('frame.product')}
        </Typography>
      ) : null}
    </Box>
  );
}

/** How far the list has to be scrolled for the entry to be seen: upwards it is negative. */
function outOfSight(list: Element, entry: Element): number {
  const [frame, box] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  return Math.min(0, box.top - EDGE_PX - frame.top) + Math.max(0, box.bottom + EDGE_PX - frame.bottom);
}
