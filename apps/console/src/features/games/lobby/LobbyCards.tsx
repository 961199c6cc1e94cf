import { FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import type { VendorTag } from '@parlour/contract/values/games';
import { TOP_TAGS } from '@parlour/contract/values/games.rules';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { titleName } from '../../../parts/titles/title-name.rules.ts';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { type Lobby, whyUnseen } from '../games.rules.ts';
import { TitleState } from '../titles/TitleState.tsx';
import { AddHotTitles } from './AddHotTitles.tsx';
import { OrderedList } from './OrderedList.tsx';

type Props = { lobby: Lobby; isLocked: boolean; onChange(lobby: Lobby): void };
/** The tags by their names here; the empty one shows nothing on the site. */
const TAGS = { none: '', hot: 'hot', new: 'new' } as const satisfies Record<
  Exclude<VendorTag, ''> | 'none',
  VendorTag
>;
const TAG_NAMES = Object.keys(TAGS) as (keyof typeof TAGS)[];

export function TabsCard({ lobby, isLocked, onChange }: Props) {
  const text = useText();
  const label = useLabel();
  const { tabs } = lobby;
  return (
    <Card title={text('games.tabs')}>
      <Hint words={text('games.tabs.hint')} />
      <OrderedList
        label={text('games.tabs')}
        items={tabs}
        keyOf={({ category }) => category}
        nameOf={({ category }) => label('games.category', category)}
        isLocked={isLocked}
        onChange={(next) => onChange({ ...lobby, tabs: next })}
        detail={({ category, isHidden, titles }) => (
          <Stack
            direction="row"
            sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}
          >
            <Stack>
              <span>{label('games.category', category)}</span>
              <Caption words={text('games.titles.count', { count: titles })} />
            </Stack>
            <FormControlLabel
              label={isHidden ? text('games.state.hidden') : text('games.state.shown')}
              labelPlacement="start"
              control={
                <Switch
                  checked={!isHidden}
                  disabled={isLocked}
                  onChange={({ target }) =>
                    onChange({
                      ...lobby,
                      tabs: tabs.map((tab) =>
                        tab.category === category ? { ...tab, isHidden: !target.checked } : tab,
                      ),
                    })
                  }
                />
              }
            />
          </Stack>
        )}
      />
    </Card>
  );
}

export function VendorsCard({ lobby, isLocked, onChange }: Props) {
  const text = useText();
  const label = useLabel();
  const { vendors } = lobby;
  const change = (code: string, about: Partial<Lobby['vendors'][number]>) =>
    onChange({
      ...lobby,
      vendors: vendors.map((vendor) => (vendor.code === code ? { ...vendor, ...about } : vendor)),
    });
  return (
    <Card title={text('games.vendors')}>
      <Hint words={text('games.vendors.order')} />
      <OrderedList
        label={text('games.vendors')}
        items={vendors}
        keyOf={({ code }) => code}
        nameOf={({ name }) => name}
        isLocked={isLocked}
        onChange={(next) => onChange({ ...lobby, vendors: next })}
        detail={({ code, name, displayName, tag, isOpen, titles }) => (
          <Stack sx={{ gap: 1, py: 0.5 }}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Caption words={`${code} · ${text('games.titles.count', { count: titles })}`} />
              {isOpen ? null : <StateChip tone="quiet" label={text('games.vendor.closed')} />}
            </Stack>
            <Stack direction="row" sx={{ gap: 1, rowGap: 1.5, flexWrap: 'wrap' }}>
              <TextField
                label={text('games.vendor.name', { code })}
                value={displayName ?? ''}
                placeholder={name}
                disabled={isLocked}
                onChange={({ target }) => change(code, { displayName: target.value || null })}
                slotProps={{ htmlInput: { maxLength: 60 }, inputLabel: { shrink: true } }}
                sx={{ flex: '1 1 150px' }}
              />
              <SelectField
                label={text('games.vendor.tag')}
                value={tag || 'none'}
                options={TAG_NAMES.map((value) => ({ value, label: label('games.tag', value) }))}
                disabled={isLocked}
                onChange={(value) => change(code, { tag: TAGS[value] })}
                width={110}
              />
            </Stack>
          </Stack>
        )}
      />
    </Card>
  );
}

export function HotCard({ lobby, isLocked, merchant, onChange }: Props & { merchant: string }) {
  const text = useText();
  const language = usePreferences((preferences) => preferences.language);
  const { hot } = lobby;
  return (
    <Card title={text('games.hot')}>
      <Hint
        words={hot.length === 0 ? text('games.hot.empty') : text('games.hot.hint', { count: TOP_TAGS })}
      />
      <OrderedList
        label={text('games.hot')}
        items={hot}
        keyOf={({ nodeId }) => nodeId}
        nameOf={(title) => titleName(title, language)}
        isLocked={isLocked}
        onChange={(next) => onChange({ ...lobby, hot: next })}
        onRemove={({ nodeId }) => onChange({ ...lobby, hot: hot.filter((title) => title.nodeId !== nodeId) })}
        detail={(title, index) => (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Stack>
              <span>{titleName(title, language)}</span>
              <Caption words={title.vendorName} />
            </Stack>
            {index < TOP_TAGS ? (
              <StateChip tone="waiting" label={text('games.hot.top', { rank: index + 1 })} />
            ) : null}
            {whyUnseen(title) === null ? null : <TitleState title={title} />}
          </Stack>
        )}
      />
      {isLocked ? null : (
        <AddHotTitles
          hot={hot}
          merchant={merchant}
          onAdd={(titles) => onChange({ ...lobby, hot: [...hot, ...titles] })}
        />
      )}
    </Card>
  );
}

const Caption = ({ words }: { words: string }) => (
  <Typography variant="caption" color="textSecondary">
    {words}
  </Typography>
);
const Hint = ({ words }: { words: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
    {words}
  </Typography>
);
