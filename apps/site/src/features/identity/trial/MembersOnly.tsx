import { buttonClass, EmptyArt, NoData } from '@parlour/ui';
import { type ReactNode, useState } from 'react';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useIsTrial } from '../profile/useMember.ts';
import GuestDialog from './GuestDialog.tsx';

/** Pages a trial account cannot use: it is asked to register, and told what would be here. */
export function MembersOnly({ detail, children }: { detail: string; children: ReactNode }) {
  const text = useText();
  const isTrial = useIsTrial();
  const [isAsked, setAsked] = useState(true);
  if (!isTrial) return children;
  return (
    <>
      <NoData art={<EmptyArt icon="person" />} title={text('member.guest.title')} detail={detail}>
        <Link className={buttonClass()} to={ROUTES.register.path}>
          {text('member.guest.register')}
        </Link>
      </NoData>
      {isAsked && <GuestDialog onClose={() => setAsked(false)} />}
    </>
  );
}
