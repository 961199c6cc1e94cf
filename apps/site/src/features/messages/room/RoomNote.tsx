import type { Room } from '@parlour/client';
import { roomTexts } from '@parlour/texts/load/room';
import { buttonClass } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { usePlace } from '../../../platform/routes/place.store.ts';
import { loginPath } from '../../../platform/session/session.rules.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useFormats, useTextOf } from '../../../platform/texts/texts.tsx';
import styles from './RoomNote.module.css';

/** In place of the field: why one cannot write, and what to do about it. */
export function RoomNote({ room }: { room: Room }) {
  const text = useTextOf(roomTexts);
  const formats = useFormats();
  const pathname = usePlace((place) => place.pathname);
  const isVisitor = useSession(({ stored }) => stored === null);
  const { standing, mutedUntil } = room;
  const words = () => {
    if (standing !== 'muted') return text('room.membersWrite');
    return mutedUntil === null
      ? text('room.muted')
      : text('room.mutedUntil', { until: formats.soon(mutedUntil) });
  };
  return (
    <div className={styles.note} role="status">
      <p className={styles.words}>{words()}</p>
      {isVisitor && (
        <Link className={buttonClass()} to={loginPath(pathname)}>
          {text('room.login')}
        </Link>
      )}
    </div>
  );
}
