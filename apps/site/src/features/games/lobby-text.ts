import { lobbyTexts } from '@parlour/texts/load/lobby';
import { useTextOf } from '../../platform/texts/texts.tsx';

/** The texts of the lobby. */
export const useLobbyText = () => useTextOf(lobbyTexts);
