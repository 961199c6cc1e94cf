import { Chip, Link, Stack, Typography } from '@mui/material';
import { TEXT_SELECTIONS } from '@parlour/contract/values/system';
import { useState } from 'react';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../../parts/lists/ListFilters.tsx';
import { Code } from '../../../parts/values/Code.tsx';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { useEditor } from '../editor.ts';
import { TextDialog } from './TextDialog.tsx';
import { overridesOf, type TextLine } from './texts.rules.ts';

/** The brand's own texts in place of the product's, and the languages that lack them. */
export function TextsTab() {
  const text = useText();
  const label = useLabel();
  const { document: brand } = useEditor();
  const [opened, setOpened] = useState<TextLine | null>(null);
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {text('brands.texts.hint')}
      </Typography>
      <CursorList<TextLine>
        isEmbedded
        resource="brandTexts"
        label={text('brands.tab.texts')}
        fixed={{ merchant: brand.merchantCode }}
        filters={
          <>
            <TextFilter source="q" label={text('brands.texts.search')} type="search" width={300} />
            <ChoiceFilter
              source="only"
              label={text('brands.texts.only')}
              options={TEXT_SELECTIONS.map((only) => ({
                value: only,
                label: label('brands.texts.only', only),
              }))}
              width={220}
            />
          </>
        }
        columns={useColumns(setOpened)}
        empty={<EmptyState glyph="search" title={text('brands.texts.empty')} />}
      />
      {opened ? <TextDialog line={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

function useColumns(open: (line: TextLine) => void): Column<TextLine>[] {
  const text = useText();
  const { draft } = useEditor();
  const language = usePreferences((preferences) => preferences.language);
  return [
    {
      id: 'key',
      head: text('brands.texts.key'),
      cell: (line) => (
        <Link
          component="button"
          type="button"
          underline="hover"
          onClick={() => open(line)}
          sx={{ textAlign: 'left' }}
        >
          <Code>{line.key}</Code>
        </Link>
      ),
      width: '30%',
    },
    {
      id: 'standard',
      head: text('brands.texts.standard'),
      cell: ({ standard }) => standard[language] ?? standard.EN,
    },
    {
      id: 'own',
      head: text('brands.texts.own'),
      cell: ({ key }) => {
        const { overrides, gaps } = overridesOf(draft, key);
        return (
          <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
            {Object.keys(overrides).map((code) => (
              <Chip key={code} size="small" label={code} />
            ))}
            {gaps.map((code) => (
              <Chip
                key={code}
                size="small"
                variant="outlined"
                label={text('brands.texts.gap', { language: code })}
                sx={{ color: 'var(--warning)', borderColor: 'var(--warning)' }}
              />
            ))}
          </Stack>
        );
      },
      width: '28%',
    },
  ];
}
