import { Card } from '../../parts/layout/Card.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useText } from '../../platform/texts.tsx';
import type { Announcement } from './announcements.rules.ts';

/** Which version was public when, by whom and why; and the versions that were kept. */
export function HistoryCard({ announcement, merchant }: { announcement: Announcement; merchant: string }) {
  const text = useText();
  const { publications, versions } = announcement;
  const nameOf = (by: { displayName: string } | null) => by?.displayName ?? text('announcements.machine');
  return (
    <Card title={text('announcements.history')}>
      <Facts
        facts={[
          ...publications.map(
            ({ version, from, until, by, reason, endReason }, at) =>
              [
                text('announcements.history.public', { version, number: publications.length - at }),
                <>
                  <Moment at={from} merchant={merchant} /> –{' '}
                  {until === null ? text('announcements.open') : <Moment at={until} merchant={merchant} />},{' '}
                  {nameOf(by)}: {reason}
                  {endReason === null ? '' : ` / ${endReason}`}
                </>,
              ] as const,
          ),
          ...versions.map(
            ({ version, savedAt, savedBy, reason }) =>
              [
                text('announcements.history.version', { version }),
                <>
                  <Moment at={savedAt} merchant={merchant} />, {nameOf(savedBy)}: {reason}
                </>,
              ] as const,
          ),
        ]}
      />
    </Card>
  );
}
