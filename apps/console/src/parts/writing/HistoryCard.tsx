import { Button, Stack } from '@mui/material';
import type { History } from '@parlour/client/console';
import { useText } from '../../platform/texts.tsx';
import { Card } from '../layout/Card.tsx';
import { Facts } from '../values/Facts.tsx';
import { Moment } from '../values/Moment.tsx';

type Props = {
  history: History;
  merchant: string;
  /** Shows an old version. */
  onOpen?: (version: number) => void;
};

/** Which version was public when, by whom and why; and the versions that were kept. */
export function HistoryCard({ history, merchant, onOpen }: Props) {
  const text = useText();
  const { publications, versions } = history;
  const nameOf = (by: { displayName: string } | null) => by?.displayName ?? text('announcements.machine');
  return (
    <Card title={text('announcements.history')}>
      <Facts
        facts={[
          ...publications.map(
            ({ version, from, until, by, reason, endedBy, endReason }, at) =>
              [
                text('announcements.history.public', { version, number: publications.length - at }),
                <Stack key={version} sx={{ gap: 0.5 }}>
                  <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap' }}>
                    <Moment at={from} merchant={merchant} />
                    {until === null ? text('announcements.open') : <Moment at={until} merchant={merchant} />}
                  </Stack>
                  <span>{text('announcements.history.why', { name: nameOf(by), reason })}</span>
                  {endReason === null ? null : (
                    <span>
                      {text('announcements.history.why', { name: nameOf(endedBy), reason: endReason })}
                    </span>
                  )}
                </Stack>,
              ] as const,
          ),
          ...versions.map(
            ({ version, savedAt, savedBy, reason }) =>
              [
                text('announcements.history.version', { version }),
                <Stack key={version} sx={{ gap: 0.5 }}>
                  <Moment at={savedAt} merchant={merchant} />
                  <span>{text('announcements.history.why', { name: nameOf(savedBy), reason })}</span>
                  {onOpen ? (
                    <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => onOpen(version)}>
                      {text('pages.open', { version })}
                    </Button>
                  ) : null}
                </Stack>,
              ] as const,
          ),
        ]}
      />
    </Card>
  );
}
