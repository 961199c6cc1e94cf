import { buttonClass, EmptyArt, NoData } from '@parlour/ui';
import { type ReactNode, useState } from 'react';
import { Link } from '../../../platform/routes/Link.tsx';
import { useEntryPath } from '../../../platform/session/useEntryPath.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useHasRealMoney, useIsTrial } from '../profile/useMember.ts';
import { useCanRegister } from '../registration/useCanRegister.ts';
import GuestDialog from './GuestDialog.tsx';

type Props = { detail: string; hasMoney?: boolean; children: ReactNode };

/**
 * Pages a trial account cannot use: it is asked to register, and told what would be here. Those about money
 * (`hasMoney`) are nothing for internal accounts either.
 */
export function MembersOnly({ detail, hasMoney = false, children }: Props) {
  const text = useText();
  const isTrial = useIsTrial();
  const register = useEntryPath('register');
  const canRegister = useCanRegister();
  const [isAsked, setAsked] = useState(true);
  const hasRealMoney = useHasRealMoney();
  if (!isTrial && hasMoney && !hasRealMoney)
    return (
      <NoData
        art={<EmptyArt icon="wallet" />}
        title={text('member.internal.title')}
        detail={text('member.internal.detail')}
      />
    );
  if (!isTrial) return children;
  return (
    <>
      <NoData art={<EmptyArt icon="person" />} title={text('member.guest.title')} detail={detail}>
        {canRegister && (
          <Link className={buttonClass()} to={register}>
            {text('member.guest.register')}
          </Link>
        )}
      </NoData>
      {isAsked && canRegister && <GuestDialog onClose={() => setAsked(false)} />}
    </>
  );
}
