import { FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { isRefusal } from '../../parts/useRefusal.ts';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { FindingsList } from './FindingsList.tsx';
import type { Finding, LotteryDetail, Setup } from './lottery.rules.ts';
import { OddsFields } from './OddsFields.tsx';

type Props = { detail: LotteryDetail; merchant: string; onDone(): void; onClose(): void };

/** Asks for another setup. What moves money waits for a second person; the guard says what is wrong with odds. */
export function SetupDialog({ detail: { lottery, plays }, merchant, onDone, onClose }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const { client } = useConsole();
  const [setup, setSetup] = useState<Setup>(lottery.setup);
  const [findings, setFindings] = useState<Finding[]>([]);
  const change = (about: Partial<Setup>) => setSetup({ ...setup, ...about });
  const { version } = lottery;
  return (
    <ReasonDialog
      title={text('lottery.setup.change')}
      confirm={text('lottery.setup.save')}
      maxWidth="md"
      act={(reason) => client.lottery.saveLottery({ body: { setup, version, reason }, merchant })}
      onDone={(saved) =>
        saved.outcome === 'requested' ? void navigate(`/approvals/${saved.approvalId}`) : onDone()
      }
      onRefused={(error) => {
        setFindings(isRefusal(error, 'odds_unsafe') ? ((error.value.findings ?? []) as Finding[]) : []);
        return false;
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 2 }}>
          <Typography variant="body2">{text('lottery.setup.two')}</Typography>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <Figure
              label={text('lottery.series')}
              value={String(setup.series)}
              error={errorAt('setup.series')}
              onChange={(value) => change({ series: Number(value) })}
            />
            <Figure
              label={text('lottery.rebate')}
              value={setup.rebatePercent}
              error={errorAt('setup.rebatePercent')}
              onChange={(rebatePercent) => change({ rebatePercent })}
            />
            <Figure
              label={text('lottery.stakeMax')}
              value={setup.stakeMax}
              error={errorAt('setup.stakeMax')}
              onChange={(stakeMax) => change({ stakeMax })}
            />
            <Figure
              label={text('lottery.cap')}
              value={setup.caps.perIssue}
              error={errorAt('setup.caps.perIssue')}
              onChange={(perIssue) => change({ caps: { ...setup.caps, perIssue } })}
            />
            <Figure
              label={text('lottery.cap.single')}
              value={setup.caps.singlePick}
              error={errorAt('setup.caps.singlePick')}
              onChange={(singlePick) => change({ caps: { ...setup.caps, singlePick } })}
            />
          </Stack>
          <Stack direction="row" sx={{ gap: 2 }}>
            <FormControlLabel
              control={
                <Switch checked={setup.isOn} onChange={(event) => change({ isOn: event.target.checked })} />
              }
              label={text('lottery.isOn')}
            />
            <FormControlLabel
              control={
                <Switch checked={setup.isHot} onChange={(event) => change({ isHot: event.target.checked })} />
              }
              label={text('lottery.isHot')}
            />
          </Stack>
          <OddsFields setup={setup} plays={plays} onChange={setSetup} />
          <FindingsList findings={findings} />
        </Stack>
      )}
    </ReasonDialog>
  );
}

type FigureProps = {
  label: string;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
};

function Figure({ label, value, error, onChange }: FigureProps) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 15, autoComplete: 'off' } }}
      sx={{ width: 170 }}
    />
  );
}
