import { PageBody } from '@parlour/ui';
import { PacketBoard } from '../../features/promotions/packets/PacketBoard.tsx';

export default function PacketsPage() {
  return (
    <PageBody>
      <PacketBoard />
    </PageBody>
  );
}
