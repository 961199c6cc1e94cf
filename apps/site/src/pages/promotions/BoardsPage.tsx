import { PageBody } from '@parlour/ui';
import { useHasRealMoney } from '../../features/identity/profile/useMember.ts';
import { BoardList } from '../../features/promotions/boards/BoardList.tsx';

export default function BoardsPage() {
  return (
    <PageBody>
      <BoardList isMember={useHasRealMoney()} />
    </PageBody>
  );
}
