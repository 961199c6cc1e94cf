import { Autocomplete, Box, Button, Stack, TextField, Typography } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import { GAME_CATEGORIES } from '@parlour/contract/values/games';
import { BOARD_MEASURES } from '@parlour/contract/values/promotions/boards';
import { BOARD_PRIZES_MAX } from '@parlour/contract/values/promotions/boards.rules';
import { PRIZE_KINDS } from '@parlour/contract/values/promotions/chance';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { useRequested } from '../../../parts/useRequested.ts';
import { PictureField } from '../../../parts/writing/PictureField.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { PrizeFields } from '../chance/PrizeFields.tsx';
import { readLocal, writeLocal } from '../prize-form.rules.ts';
import { type BoardForm, documentOf } from './boards.rules.ts';

type Props = { merchant: string; currency: string; onClose(): void };
type Picture = Awaited<ReturnType<ConsoleClient['messages']['uploadPicture']>>;
type FieldProps = {
  form: BoardForm;
  change(form: BoardForm): void;
  errorAt(field: string): string | undefined;
};

/** Tickets of the house's lotteries are no rounds. */
const CATEGORIES = GAME_CATEGORIES.filter((category) => category !== 'LOTT');
const KINDS = PRIZE_KINDS.filter((kind) => kind !== 'nothing');

/** Asks a second person to publish a leaderboard. */
export function BoardDialog({ merchant, currency, onClose }: Props) {
  const text = useText();
  const requested = useRequested(onClose);
  const { client, clock } = useConsole();
  const [picture, setPicture] = useState<Picture>();
  const [form, setForm] = useState<BoardForm>(() => ({
    titles: {},
    picture: null,
    measure: 'stake',
    minStake: '0',
    categories: [],
    codes: '',
    startsAt: writeLocal(clock.now() + HOUR_MS),
    endsAt: writeLocal(clock.now() + HOUR_MS + DAY_MS),
    prizes: [{ id: 1, prize: { kind: 'cash', typed: '' } }],
  }));
  return (
    <ReasonDialog
      title={text('boards.new')}
      confirm={text('boards.ask')}
      act={(reason) =>
        client.promotions.publishBoard({ body: { document: documentOf(form), reason }, merchant })
      }
      onDone={requested}
      onClose={onClose}
    >
      {(errorAt) => {
        const fields = { form, change: setForm, errorAt };
        return (
          <Stack sx={{ gap: 2 }}>
            <Typography variant="body2">{text('boards.askHint')}</Typography>
            <TitleFields {...fields} merchant={merchant} />
            <CountingFields {...fields} currency={currency} />
            <Prizes {...fields} merchant={merchant} />
            <PictureField
              merchant={merchant}
              canEdit
              known={picture}
              error={errorAt('document.picture')}
              onUploaded={(uploaded) => {
                setPicture(uploaded);
                setForm({ ...form, picture: uploaded.digest });
              }}
              onRemove={() => {
                setPicture(undefined);
                setForm({ ...form, picture: null });
              }}
            />
          </Stack>
        );
      }}
    </ReasonDialog>
  );
}

function TitleFields({ form, change, errorAt, merchant }: FieldProps & { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  const { data: brand } = useQuery({
    queryKey: ['brand', merchant],
    queryFn: () => client.system.brand({ merchant }),
  });
  const languages = brand?.settings.languages ?? [];
  const error = errorAt('document.texts');
  return (
    <Stack sx={{ gap: 1.5 }}>
      {languages.map((language) => (
        <TextField
          key={language}
          label={text('boards.name', { language: label('language', language) })}
          value={form.titles[language] ?? ''}
          onChange={(event) =>
            change({ ...form, titles: { ...form.titles, [language]: event.target.value } })
          }
          error={error !== undefined}
          helperText={error}
        />
      ))}
    </Stack>
  );
}

function CountingFields({ form, change, errorAt, currency }: FieldProps & { currency: string }) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const { clock } = useConsole();
  const zone = formats.zone(readLocal(form.startsAt) || clock.now());
  const moment = (name: 'startsAt' | 'endsAt', words: string) => (
    <TextField
      label={`${words} (${zone})`}
      type="datetime-local"
      value={form[name]}
      onChange={(event) => change({ ...form, [name]: event.target.value })}
      error={errorAt(`document.${name}`) !== undefined}
      helperText={errorAt(`document.${name}`)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {moment('startsAt', text('boards.starts'))}
      {moment('endsAt', text('boards.ends'))}
      <SelectField
        label={text('boards.measure')}
        value={form.measure}
        options={BOARD_MEASURES.map((value) => ({ value, label: label('boards.measure', value) }))}
        onChange={(measure) => change({ ...form, measure })}
      />
      <TextField
        label={text('boards.minStake', { currency })}
        value={form.minStake}
        onChange={(event) => change({ ...form, minStake: event.target.value })}
        error={errorAt('document.minStake') !== undefined}
        helperText={errorAt('document.minStake')}
      />
      <Autocomplete
        multiple
        options={CATEGORIES}
        value={form.categories}
        getOptionLabel={(category) => label('games.category', category)}
        onChange={(_event, categories) => change({ ...form, categories })}
        renderInput={(params) => <TextField {...params} label={text('boards.categories')} />}
      />
      <TextField
        label={text('boards.titles')}
        multiline
        minRows={2}
        value={form.codes}
        onChange={(event) => change({ ...form, codes: event.target.value })}
        error={errorAt('document.titles') !== undefined}
        helperText={errorAt('document.titles')}
      />
    </Box>
  );
}

function Prizes({ form, change, errorAt, merchant }: FieldProps & { merchant: string }) {
  const text = useText();
  const { prizes } = form;
  const last = prizes.at(-1);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="subtitle2">{text('boards.prizes')}</Typography>
      {prizes.map(({ id, prize }, index) => (
        <PrizeFields
          key={id}
          label={text('boards.rank', { rank: index + 1 })}
          value={prize}
          kinds={KINDS}
          merchant={merchant}
          errorIn={(field) => errorAt(`document.prizes.${index}.${field}`)}
          error={errorAt(`document.prizes.${index}`)}
          onChange={(changed) =>
            change({ ...form, prizes: prizes.map((own) => (own.id === id ? { id, prize: changed } : own)) })
          }
        />
      ))}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          disabled={prizes.length >= BOARD_PRIZES_MAX || !last}
          onClick={() =>
            last && change({ ...form, prizes: [...prizes, { id: last.id + 1, prize: last.prize }] })
          }
        >
          {text('boards.addPrize')}
        </Button>
        <Button
          disabled={prizes.length <= 1}
          onClick={() => change({ ...form, prizes: prizes.slice(0, -1) })}
        >
          {text('boards.removePrize')}
        </Button>
      </Stack>
    </Stack>
  );
}
