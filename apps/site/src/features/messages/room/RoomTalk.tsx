import type { RoomMessage } from '@parlour/client';
import { ROOM_TEXT_MAX } from '@parlour/contract/values/messages/room.rules';
import { chatTexts } from '@parlour/texts/load/chat';
import { roomTexts } from '@parlour/texts/load/room';
import { EmptyArt, NoData, PageBody, Skeleton } from '@parlour/ui';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { navigate, usePlace } from '../../../platform/routes/place.store.ts';
import { loginPath } from '../../../platform/session/session.rules.ts';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import { UnsentBubble } from '../chat/UnsentBubble.tsx';
import { TalkComposer } from '../TalkComposer.tsx';
import { TalkDays } from '../TalkDays.tsx';
import { useFollowing } from '../useFollowing.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { RoomLine } from './RoomLine.tsx';
import { RoomNote } from './RoomNote.tsx';
import styles from './RoomTalk.module.css';
import { isSeen } from './room.rules.ts';
import { useRoom } from './useRoom.ts';

/** What the members of a brand say to each other. */
export function RoomTalk() {
  const text = useTextOf(roomTexts);
  const words = useTextOf(chatTexts);
  const inRoom = useRoom();
  const { room, messages, startsAt, unsent, refused } = inRoom;
  const [reported, setReported] = useState<RoomMessage | null>(null);
  const mustLogIn = refused?.code === 'not_logged_in';
  const [first] = messages;
  useFollowing({
    news: `${messages.at(-1)?.sequence} ${unsent.map(({ isFailed }) => isFailed)}`,
    first: first?.sequence,
  });
  useEffect(() => {
    if (mustLogIn) navigate(loginPath(usePlace.getState().pathname), { isReplacing: true });
  }, [mustLogIn]);
  if (refused?.code === 'excluded' || refused?.code === 'module_off')
    return (
      <NoData
        art={<EmptyArt icon="chat" />}
        title={text('room.closed')}
        detail={refused.code === 'excluded' ? refused.message : text('room.closedDetail')}
      />
    );
  if (!room)
    return refused && !mustLogIn ? (
      <PageBody>
        <LoadFailed words={refused.message} onRetry={() => void inRoom.catchUp()} />
      </PageBody>
    ) : (
      <Skeleton shape="tile" />
    );
  const seen = messages.filter(isSeen);
  return (
    <div className={styles.room}>
      <p className={styles.rules}>{text('room.rules')}</p>
      <div className={styles.talk} role="log" aria-label={text('room.log')}>
        {first && first.sequence > startsAt && (
          <button className={styles.earlier} type="button" onClick={() => void inRoom.loadEarlier()}>
            {words('chat.earlier')}
          </button>
        )}
        {seen.length === 0 && unsent.length === 0 && <p className={styles.empty}>{text('room.empty')}</p>}
        <TalkDays
          messages={seen}
          draw={(message, before) => (
            <RoomLine
              key={message.sequence}
              message={message}
              isRunOn={before !== undefined && before.name === message.name && before.isOwn === message.isOwn}
              {...(room.standing === 'read' ? {} : { onReport: setReported })}
            />
          )}
        />
        {unsent.map((item) => (
          <UnsentBubble
            key={item.id}
            item={item}
            onRetry={() => void inRoom.retry(item.id)}
            onDiscard={() => inRoom.discard(item.id)}
          />
        ))}
      </div>
      {room.standing === 'write' ? (
        <TalkComposer
          label={text('room.write')}
          maxLength={ROOM_TEXT_MAX}
          onSend={(written) => void inRoom.say(written)}
        />
      ) : (
        <RoomNote room={room} />
      )}
      {reported && <ReportDialog message={reported} onClose={() => setReported(null)} />}
    </div>
  );
}
