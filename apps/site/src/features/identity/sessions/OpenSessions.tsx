import { Button, IconButton, panel, Row, Section, Skeleton } from '@parlour/ui';
import { useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { useFormats, useText } from '../../../platform/texts/texts.tsx';
import styles from '../DeviceList.module.css';
import { EndOthersDialog } from './EndOthersDialog.tsx';
import { sessionPlaceOf } from './session-place.rules.ts';
import { useDeviceName } from './useDeviceName.ts';

type OpenSession = Awaited<
  ReturnType<ReturnType<typeof useSite>['client']['identity']['openSessions']>
>['items'][number];

/** Where the account is signed in, each with a sign-out button. */
export function OpenSessions() {
  const text = useText();
  const { client } = useSite();
  const { isBusy, run } = useBusy();
  const [isAsking, setAsking] = useState(false);
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'openSessions'],
    load: (signal) => client.identity.openSessions({ signal }),
  });
  const end = (id: string) =>
    run(async () => {
      const { ended } = await client.identity.endSession({ query: { id } });
      showToast(text('member.sessions.ended', { count: ended }), 'lobby');
      reload();
    });
  const others = value?.items.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Section title={text('member.sessions.title')}>
      {isFailed && <LoadFailed onRetry={reload} />}
      {!value && !isFailed && <Skeleton shape="card" />}
      {value && (
        <ul className={panel.panel}>
          {value.items.map((session) => (
            <SessionItem key={session.id} session={session} isBusy={isBusy} onEnd={() => end(session.id)} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div className={styles.all}>
          <Button
            kind="quiet"
            icon="exit"
            label={text('member.sessions.endOthers')}
            isDisabled={isBusy}
            onPress={() => setAsking(true)}
          />
        </div>
      )}
      {isAsking && (
        <EndOthersDialog
          onClose={() => setAsking(false)}
          onEnded={(ended) => {
            showToast(text('member.sessions.ended', { count: ended }), 'lobby');
            reload();
          }}
        />
      )}
    </Section>
  );
}

type ItemProps = { session: OpenSession; isBusy: boolean; onEnd: () => void };

function SessionItem({ session, isBusy, onEnd }: ItemProps) {
  const text = useText();
  const formats = useFormats();
  const { clock } = useSite();
  const nameOf = useDeviceName();
  const name = nameOf(session.userAgent);
  const seen = session.isCurrent
    ? text('member.sessions.here')
    : text('member.sessions.seen', { when: formats.relative({ at: session.lastSeenAt, now: clock.now() }) });
  return (
    <li className={styles.item}>
      <Row
        icon={session.device === 'H5' ? 'globe' : 'phone'}
        title={name}
        detail={
          <>
            {seen}
            <br />
            {sessionPlaceOf(session, formats.countryName)}
            {session.games.length > 0 && (
              <>
                <br />
                {text('member.sessions.games', { games: session.games.join(', ') })}
              </>
            )}
          </>
        }
      />
      {!session.isCurrent && !isBusy && (
        <IconButton icon="exit" label={text('member.sessions.end', { name })} onPress={onEnd} />
      )}
    </li>
  );
}
