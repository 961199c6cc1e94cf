import { Box, Chip } from '@mui/material';
import type { BrandDocument } from '@parlour/client/console';
import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import { PhoneFrame } from '../../../parts/writing/PhoneFrame.tsx';
import { ShownHtml } from '../../../parts/writing/ShownHtml.tsx';
import { useText } from '../../../platform/texts.tsx';
import { type Page, wordsFor } from './pages.rules.ts';

type Props = {
  page: Pick<Page, 'texts' | 'builtIn'>;
  language: Language;
  brand: Pick<BrandDocument, 'siteUrl' | 'settings'>;
};

/** The page as readers of a language see it, unsaved words as well. */
export function PagePreview({ page, language, brand }: Props) {
  const text = useText();
  const { settings, siteUrl } = brand;
  const shown = wordsFor(page, language, settings);
  return (
    <PhoneFrame brand={brand}>
      {(mode) => {
        const tokens = settings.theme[mode];
        return (
          <Box
            lang={shown ? LANGUAGE_NAMES[shown.language].tag : undefined}
            sx={{
              height: '100%',
              overflow: 'auto',
              borderRadius: '30px',
              bgcolor: tokens['surface-0'],
              color: tokens['text-muted'],
              p: 2,
              fontSize: 15,
              lineHeight: 1.55,
              overflowWrap: 'anywhere',
              '& h2, & h3, & h4, & b, & strong': { color: tokens.text },
              '& h2, & h3, & h4': { fontSize: 17, lineHeight: 1.3, mt: 2.5, mb: 1 },
            }}
          >
            {shown?.isBuiltIn ? (
              <Chip
                size="small"
                variant="outlined"
                label={text('pages.builtIn')}
                sx={{ mb: 1, color: tokens.text, borderColor: tokens.line }}
              />
            ) : null}
            <Box component="h3" sx={{ m: 0, mb: 1, color: tokens.text, textAlign: 'center' }}>
              {shown?.words.title}
            </Box>
            <ShownHtml
              html={shown?.words.content ?? ''}
              site={new URL(siteUrl).origin}
              link={tokens['action-from'] ?? ''}
            />
          </Box>
        );
      }}
    </PhoneFrame>
  );
}
