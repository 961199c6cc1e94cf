import { Box } from '@mui/material';
import { useText } from '../../../platform/texts.tsx';
import { CardPreview, type PreviewProps } from '../CardPreview.tsx';
import type { Draft } from './mall.rules.ts';

/** What a member sees of an item. */
export function ItemPreview(props: PreviewProps<Draft>) {
  const text = useText();
  return (
    <CardPreview
      {...props}
      aspectRatio="4 / 3"
      below={(words) => (
        <Box sx={{ mt: 2, fontSize: 14, lineHeight: 1.6, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {words?.details}
        </Box>
      )}
    >
      {() => <Box sx={{ mt: 1, fontWeight: 700 }}>{text('mall.points', { points: props.draft.price })}</Box>}
    </CardPreview>
  );
}
