import { verifyTicket } from '@parlour/fairness';
import { betTicket, type RoundRecord } from '@parlour/game-rules';
import type { RoundEvidence } from '../../platform/calls.ts';
import type { ArcadeText } from '../../platform/texts.tsx';
import type { Fact } from './Facts.tsx';

/** Everything a round is computed from; null while a part of it is not told. */
export function recordOf(told: RoundEvidence): RoundRecord | null {
  const { serverSeed, clientSeed, nonce, draw, pick, steps } = told;
  if (serverSeed === null) return null;
  const played = { serverSeed, pick, steps };
  if (!draw) return clientSeed === null || nonce === null ? null : { ...played, clientSeed, nonce };
  const { game, drawId, root, external } = draw;
  return root === null || external === null ? null : { ...played, draw: { game, drawId, root, external } };
}

/** What besides the server seed goes into the words, by name. */
export function sourceFacts({ clientSeed, nonce, draw }: RoundEvidence, text: ArcadeText): Fact[] {
  if (!draw)
    return [
      { name: text('arcade.clientSeed'), value: clientSeed ?? '', isCode: true },
      { name: text('arcade.nonce'), value: String(nonce) },
    ];
  const { game, drawId, root, external } = draw;
  return [
    { name: text('arcade.draw'), value: `${game} ${drawId}`, isCode: true },
    ...(root === null ? [] : [{ name: text('arcade.drawRoot'), value: root, isCode: true }]),
    ...(external === null ? [] : [{ name: text('arcade.drawExternal'), value: external, isCode: true }]),
  ];
}

/** The message of the first block of words, as one may type it. */
export function messageOf({ clientSeed, nonce, draw }: RoundEvidence): string {
  return draw
    ? ['DRAW1', draw.game, draw.drawId, draw.root, draw.external, '0'].join(' · ')
    : `${clientSeed}:${nonce}:0`;
}

/** Whether the bet is under the root of its table; true where there is no table. */
export function isUnderRoot(told: RoundEvidence): boolean {
  const { draw, proof } = told;
  if (!draw) return true;
  return (
    proof !== null &&
    draw.root !== null &&
    verifyTicket(betTicket({ ...told, stake: told.staked }), proof, draw.root)
  );
}
