import { Stack } from '@mui/material';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { useText } from '../../../platform/texts.tsx';
import { InviteList } from './InviteList.tsx';
import { InvitePlanCard } from './InvitePlanCard.tsx';

/** What friends cost, and who brought whom. */
export function InvitePage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('invite.title')} hint={text('invite.hint')} />
      <ChooseBrand>
        {(merchant) => (
          <Stack sx={{ gap: 3 }}>
            <InvitePlanCard key={merchant} merchant={merchant} />
            <InviteList merchant={merchant} />
          </Stack>
        )}
      </ChooseBrand>
    </>
  );
}
