import { Box } from '@mui/material';
import { roundsIn } from '@parlour/contract/values/promotions/promotions.rules';
import { useTitleNames } from '../../parts/titles/useTitleNames.ts';
import { ShownHtml } from '../../parts/writing/ShownHtml.tsx';
import { CardPreview, type PreviewProps } from './CardPreview.tsx';
import type { Draft } from './offers.rules.ts';
import { writeTitle } from './title.rules.ts';
import { useGiftWords } from './useGiftWords.ts';

/** What a member sees of an offer. */
export function OfferPreview(props: PreviewProps<Draft>) {
  const giftWords = useGiftWords();
  const { gift } = props.draft;
  const { merchantCode, currency } = props.brand.settings;
  const rounds = roundsIn(gift);
  const title = rounds ? writeTitle(rounds) : '';
  const names = useTitleNames(merchantCode, title, { isNeeded: rounds !== null });
  return (
    <CardPreview {...props} aspectRatio="16 / 7">
      {({ words, tokens, site }) => (
        <>
          <Box sx={{ my: 1, fontWeight: 650 }}>{giftWords(gift, currency, names.get(title))}</Box>
          <ShownHtml html={words?.terms ?? ''} site={site} link={tokens['action-from'] ?? ''} />
        </>
      )}
    </CardPreview>
  );
}
