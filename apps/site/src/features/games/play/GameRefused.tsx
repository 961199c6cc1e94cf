import type { CallRefused } from '@parlour/client';
import { Button, buttonClass, EmptyArt, NoData } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useLobbyText } from '../lobby-text.ts';
import styles from './GameRefused.module.css';

/** Refusals after which a second try may succeed. */
const WORTH_ANOTHER_TRY: readonly CallRefused['code'][] = [
  'offline',
  'consent_needed',
  'vendor_unavailable',
  'unavailable',
  'internal',
  'rate_limited',
];

type Props = {
  /** Null: the address names no game. */
  refused: CallRefused | null;
  onRetry: () => void;
  onLeave: () => void;
};

/** Why a game did not open, in the server's words, and what to do next. */
export function GameRefused({ refused, onRetry, onLeave }: Props) {
  const text = useLobbyText();
  const code = refused?.code;
  const detail = !refused
    ? text('lobby.play.unknown')
    : code === 'offline'
      ? text('lobby.play.offline')
      : refused.message;
  return (
    <div className={styles.refused}>
      <NoData art={<EmptyArt icon="grid" />} title={text('lobby.play.failed')} detail={detail}>
        {code && WORTH_ANOTHER_TRY.includes(code) && (
          <Button icon="reload" label={text('lobby.list.retry')} onPress={onRetry} />
        )}
        {code === 'trial_not_offered' && (
          <Link className={buttonClass()} to={ROUTES.register.path}>
            {text('lobby.play.other')}
          </Link>
        )}
        <Button kind="quiet" label={text('lobby.play.back')} onPress={onLeave} />
      </NoData>
    </div>
  );
}
