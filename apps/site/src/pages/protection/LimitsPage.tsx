import { PageBody } from '@parlour/ui';
import { MembersOnly } from '../../features/identity/trial/MembersOnly.tsx';
import { ProtectionPanels } from '../../features/protection/ProtectionPanels.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function LimitsPage() {
  const text = useText();
  return (
    <PageBody>
      <MembersOnly detail={text('member.limits.lead')} hasMoney>
        <ProtectionPanels />
      </MembersOnly>
    </PageBody>
  );
}
