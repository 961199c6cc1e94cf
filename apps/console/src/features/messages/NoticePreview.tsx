import { Box } from '@mui/material';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import type { SiteKey } from '@parlour/texts/load/site';
import { siteTexts } from '@parlour/texts/load/site';
import { Icon } from '@parlour/ui';
import { ShownHtml } from '../../parts/writing/ShownHtml.tsx';
import { PreviewPicture } from './PreviewPicture.tsx';
import type { Shown } from './preview.rules.ts';
import { useWordsOf } from './useWordsOf.ts';

/** An opened line of the list of announcements, or of the inbox. */
export function NoticePreview({ shown }: { shown: Shown }) {
  const { draft, words, language, site } = shown;
  const siteText = useWordsOf<SiteKey>(siteTexts, language);
  const { tag } = LANGUAGE_NAMES[language];
  const tags = [
    draft.kind === 'hot' && siteText('messages.notices.hot'),
    draft.promotionType && siteText('messages.notices.promotion'),
  ].filter(Boolean);
  return (
    <Box
      sx={{
        border: '1px solid var(--line)',
        borderRadius: 'var(--radius-card)',
        bgcolor: 'var(--surface-1)',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: '12px 14px' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="h3" sx={{ m: 0, fontSize: 15, fontWeight: 650, lineHeight: 1.35 }}>
            {words.title}
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              color: 'var(--text-muted)',
              fontSize: 13,
            }}
          >
            {tags.map((each) => (
              <Box
                key={each || ''}
                sx={{
                  p: '1px 8px',
                  border: '1px solid var(--line)',
                  borderRadius: 999,
                  color: 'var(--text)',
                  fontSize: 12,
                  fontWeight: 600,
                }}
              >
                {each}
              </Box>
            ))}
            {draft.startsAt > 0
              ? new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(draft.startsAt)
              : null}
          </Box>
        </Box>
        <Box sx={{ color: 'var(--text-muted)', rotate: '180deg', '& svg': { width: 20, height: 20 } }}>
          <Icon name="chevron" />
        </Box>
      </Box>
      <Box sx={{ p: '4px 14px 16px', fontSize: 15, lineHeight: 1.5 }}>
        <PreviewPicture
          shown={shown}
          sx={{
            display: 'block',
            width: '100%',
            height: 'auto',
            mb: 1.5,
            borderRadius: 'var(--radius-tile)',
          }}
        />
        <ShownHtml html={words.content} site={site} link="var(--action-from)" />
      </Box>
    </Box>
  );
}
