import { Button, Stack, Typography } from '@mui/material';
import type { ReportedLine } from '@parlour/client/console';
import { REPORT_REASONS } from '@parlour/contract/values/messages/room';
import { Card } from '../../../parts/layout/Card.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import type { RoomAct } from './RoomDialog.tsx';

type Props = { reports: readonly ReportedLine[]; onAct(act: RoomAct): void };

/** What members reported, the longest waiting first. */
export function ReportsCard({ reports, onAct }: Props) {
  const text = useText();
  const label = useLabel();
  return (
    <Card title={text('room.reports', { count: reports.length })}>
      {reports.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('room.reports.none')}
        </Typography>
      ) : null}
      <Stack sx={{ gap: 2 }}>
        {reports.map(({ sequence, member, text: words, reasons, reportedAt }) => (
          <Stack key={sequence} sx={{ gap: 0.5 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {words}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {[
                member?.account,
                ...REPORT_REASONS.flatMap((reason) => {
                  const count = reasons[reason];
                  return count ? `${label('room.reason', reason)} ${count}` : [];
                }),
              ].join(' · ')}
              {' · '}
              <Moment at={reportedAt} relative />
            </Typography>
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button
                size="small"
                variant="outlined"
                color="error"
                onClick={() => onAct({ kind: 'hide', sequence, words })}
              >
                {text('room.hide')}
              </Button>
              <Button
                size="small"
                variant="outlined"
                onClick={() => onAct({ kind: 'dismiss', sequence, words })}
              >
                {text('room.dismiss')}
              </Button>
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
