import { Box } from '@mui/material';
import { useText } from '../../../platform/texts.tsx';

/** As large as a phone, so that every game has its room. */
export const REPLAY_WIDTH = 390;
const HEIGHT = 720;
/** The page runs and calls its own service. It opens nothing, sends no forms, and leads nobody away. */
const SANDBOX = 'allow-scripts allow-same-origin';

/** The round as its player saw it, on a page of the vendor's that can do nothing else. */
export function ReplayFrame({ url }: { url: string }) {
  const text = useText();
  return (
    <Box
      component="iframe"
      key={url}
      src={url}
      title={text('games.replay')}
      sandbox={SANDBOX}
      referrerPolicy="strict-origin"
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: REPLAY_WIDTH,
        height: HEIGHT,
        mx: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        bgcolor: 'var(--surface-2)',
      }}
    />
  );
}
