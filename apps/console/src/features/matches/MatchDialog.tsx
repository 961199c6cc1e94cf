import { Autocomplete, Box, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { useTitleChoices } from '../../parts/titles/useTitleChoices.tsx';
import { useConsole } from '../../platform/console.ts';
import { useFormats } from '../../platform/formats.ts';
import { useText } from '../../platform/texts.tsx';
import { bodyOf, formOf, type Match, type MatchForm } from './matches.rules.ts';

type Props = { merchant: string; match: Match | null; onClose(): void };

/** Adds a match, or changes one. */
export function MatchDialog({ merchant, match, onClose }: Props) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client, clock } = useConsole();
  const [form, setForm] = useState(() => formOf(match, clock.now()));
  return (
    <ReasonDialog
      title={match ? text('matches.edit') : text('matches.add')}
      confirm={text('matches.save')}
      maxWidth="md"
      act={(reason) =>
        client.games.saveMatch({
          body: { ...(match ? { id: match.id } : {}), ...bodyOf(form), reason },
          merchant,
        })
      }
      onDone={() => {
        notify(text('matches.saved'), { type: 'success' });
        void queryClient.invalidateQueries({ queryKey: ['matches'] });
        onClose();
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <Fields
            merchant={merchant}
            form={form}
            errorAt={errorAt}
            onChange={(changed) => setForm({ ...form, ...changed })}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {text('matches.clock')}
          </Typography>
        </>
      )}
    </ReasonDialog>
  );
}

type FieldsProps = {
  merchant: string;
  form: MatchForm;
  errorAt(field: string): string | undefined;
  onChange(changed: Partial<MatchForm>): void;
};

function Fields({ merchant, form, errorAt, onChange }: FieldsProps) {
  const text = useText();
  const { clock } = useConsole();
  const formats = useFormats();
  const field = (
    name: Exclude<keyof MatchForm, 'isHidden' | 'nodeId'>,
    label: string,
    { hint, type = 'text' }: { hint?: string; type?: 'text' | 'datetime-local' } = {},
  ) => (
    <TextField
      label={type === 'text' ? label : `${label} (${formats.zone(Date.parse(form[name]) || clock.now())})`}
      type={type}
      value={form[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      error={errorAt(name) !== undefined}
      helperText={errorAt(name) ?? hint}
      {...(type === 'text' ? {} : { slotProps: { inputLabel: { shrink: true } } })}
    />
  );
  const picture = { hint: text('matches.image.hint') };
  const moment = { type: 'datetime-local' } as const;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 1 }}>
      {field('homeTeam', text('matches.homeTeam'))}
      {field('awayTeam', text('matches.awayTeam'))}
      {field('homeTeamImageUrl', text('matches.homeImage'), picture)}
      {field('awayTeamImageUrl', text('matches.awayImage'), picture)}
      {field('league', text('matches.league'))}
      <TitleField
        nodeId={form.nodeId}
        merchant={merchant}
        error={errorAt('nodeId')}
        onChange={(nodeId) => onChange({ nodeId })}
      />
      {field('matchTime', text('matches.time'), moment)}
      {field('order', text('matches.order'))}
      {field('shownFrom', text('matches.shownFrom'), moment)}
      {field('shownUntil', text('matches.shownUntil'), moment)}
      <FormControlLabel
        control={<Switch checked={form.isHidden} onChange={(_event, isHidden) => onChange({ isHidden })} />}
        label={text('matches.hide')}
      />
    </Box>
  );
}

type TitleFieldProps = {
  nodeId: string;
  merchant: string;
  error: string | undefined;
  onChange(nodeId: string): void;
};

function TitleField({ nodeId, merchant, error, onChange }: TitleFieldProps) {
  const text = useText();
  const choices = useTitleChoices(merchant, nodeId);
  return (
    <Autocomplete
      {...choices}
      freeSolo
      value={nodeId}
      inputValue={nodeId}
      onInputChange={(_, next) => onChange(next)}
      renderInput={(props) => (
        <TextField
          {...props}
          label={text('matches.nodeId')}
          error={error !== undefined}
          helperText={error ?? text('matches.nodeId.hint')}
        />
      )}
    />
  );
}
