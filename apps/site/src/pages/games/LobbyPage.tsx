import { PageBody } from '@parlour/ui';
import Lobby from '../../features/games/lobby/Lobby.tsx';

export default function LobbyPage() {
  return (
    <PageBody>
      <Lobby />
    </PageBody>
  );
}
