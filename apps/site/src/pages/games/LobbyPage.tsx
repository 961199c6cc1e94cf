import { PageBody } from '@parlour/ui';
import Lobby from '../../features/games/lobby/Lobby.tsx';
import { ROUTES, type RouteName } from '../../platform/routes/routes.ts';
import { useText } from '../../platform/texts/texts.tsx';

export default function LobbyPage({ name }: { name: RouteName }) {
  const text = useText();
  const { title, hasTitleInBar } = ROUTES[name];
  return (
    <PageBody title={hasTitleInBar ? null : text(title)}>
      <Lobby />
    </PageBody>
  );
}
