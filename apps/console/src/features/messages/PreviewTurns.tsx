import { Box } from '@mui/material';
import type { Text } from '@parlour/texts/create-text';
import type { PopupKey } from '@parlour/texts/load/popup';
import { Icon, type IconName } from '@parlour/ui';
import type { Turns } from './preview.rules.ts';

type Props = { turns: Turns; siteText: Text<PopupKey> };

/** The way to the popup before and the one after, as members have it. */
export function PreviewTurns({ turns: { ids, current, turn }, siteText }: Props) {
  const count = ids.length;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mx: '-10px' }}>
      <Way
        icon="back"
        label={siteText('popup.previous')}
        isOff={current === 0}
        onPress={() => turn(current - 1)}
      />
      <Box
        role="img"
        aria-label={siteText('popup.place', { place: current + 1, count })}
        sx={{ display: 'flex', gap: '6px' }}
      >
        {ids.map((id, index) => (
          <Box
            key={id}
            sx={{
              width: index === current ? 22 : 7,
              height: 7,
              borderRadius: 999,
              bgcolor: index === current ? 'var(--action-to)' : 'var(--text-muted)',
              opacity: index === current ? 1 : 0.5,
            }}
          />
        ))}
      </Box>
      <Way
        icon="arrow"
        label={siteText('popup.next')}
        isOff={current === count - 1}
        onPress={() => turn(current + 1)}
      />
    </Box>
  );
}

function Way(props: { icon: IconName; label: string; isOff: boolean; onPress(): void }) {
  const { icon, label, isOff, onPress } = props;
  return (
    <Box
      component="button"
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        p: 0,
        border: 0,
        background: 'none',
        color: 'var(--text)',
        cursor: 'pointer',
        '&:disabled': { opacity: 0.35, cursor: 'default' },
        '& svg': { width: 20, height: 20 },
      }}
    >
      <Icon name={icon} />
    </Box>
  );
}
