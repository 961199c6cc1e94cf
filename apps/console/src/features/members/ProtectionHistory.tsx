import { Typography } from '@mui/material';
import { Card } from '../../parts/layout/Card.tsx';
import { RowsTable } from '../../parts/lists/RowsTable.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { OneLine } from '../../parts/values/OneLine.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import type { MemberGuard, ProtectionLine } from './protection.rules.ts';

/** Every change, the newest first. */
export function ProtectionHistory({ guard: { changes, currency } }: { guard: MemberGuard }) {
  const text = useText();
  const label = useLabel();
  const describe = useDescribe(currency);
  return (
    <Card title={text('protection.history')}>
      {changes.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('protection.history.none')}
        </Typography>
      ) : (
        <RowsTable
          label={text('protection.history')}
          rows={changes}
          idOf={({ id }) => id}
          columns={[
            { id: 'at', head: text('protection.at'), cell: ({ at }) => <Moment at={at} /> },
            {
              id: 'what',
              head: text('protection.what'),
              cell: ({ what }) => label('protection.change', what),
            },
            { id: 'about', head: text('protection.about'), cell: describe },
            {
              id: 'by',
              head: text('protection.by'),
              cell: ({ by }) => by?.displayName ?? text('protection.member'),
            },
            {
              id: 'reason',
              head: text('frame.reason'),
              cell: ({ reason }) => <OneLine words={reason ?? ''} width={200} />,
            },
          ]}
        />
      )}
    </Card>
  );
}

/** What a change was about, in words. */
function useDescribe(currency: string) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const amount = (decimal: string | null) =>
    decimal === null ? text('protection.limit.noLimit') : formats.amount(decimal, currency);
  return ({ what, kind, period, before, after, until, covers, minutes }: ProtectionLine) => {
    if (kind && period)
      return `${label('protection.kind', kind)}, ${label('protection.period', period)}: ${amount(before)} → ${amount(after)}`;
    if (what === 'excluded') return until === null ? text('protection.forever') : formats.moment(until);
    if (covers) return label('protection.covers', covers);
    return minutes === null ? text('members.none') : text('protection.everyMinutes', { minutes });
  };
}
