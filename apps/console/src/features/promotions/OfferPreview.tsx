import { Box } from '@mui/material';
import { ShownHtml } from '../../parts/writing/ShownHtml.tsx';
import { CardPreview, type PreviewProps } from './CardPreview.tsx';
import type { Draft } from './offers.rules.ts';
import { useGiftWords } from './useGiftWords.ts';

/** What a member sees of an offer. */
export function OfferPreview(props: PreviewProps<Draft>) {
  const giftWords = useGiftWords();
  return (
    <CardPreview {...props} aspectRatio="16 / 7">
      {({ words, tokens, site }) => (
        <>
          <Box sx={{ my: 1, fontWeight: 650 }}>
            {giftWords(props.draft.gift, props.brand.settings.currency)}
          </Box>
          <ShownHtml html={words?.terms ?? ''} site={site} link={tokens['action-from'] ?? ''} />
        </>
      )}
    </CardPreview>
  );
}
