import type { Game } from '../../packages/game-rules/src/game.ts';
import { loadGame } from '../../packages/game-rules/src/generated/games.ts';
import type { Json } from '../../packages/game-rules/src/mechanic.ts';
import type { TestPlayer } from '../../packages/game-rules/src/testing/test-player.ts';
import { createServiceWords } from './service-words.ts';

/** Mean and deviation of what came back of the first stake: what a round staked later counts against what it won. */
export async function simulateGame(
  name: string,
  { player, rounds, clientSeed }: { player: TestPlayer; rounds: number; clientSeed: string },
): Promise<{ mean: number; deviation: number }> {
  const [mechanic = '', model = ''] = name.split('/');
  const game = await loadGame(mechanic, model);
  if (!game) throw new Error(`there is no game ${name}`);
  let sum = 0;
  let squares = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const back = playRound(game, player, { clientSeed, nonce });
    sum += back;
    squares += back * back;
  }
  const mean = sum / rounds;
  return { mean, deviation: Math.sqrt(squares / rounds - mean * mean) };
}

/** What one round brings back. */
export function playRound(
  game: Game,
  { pick, decide }: TestPlayer,
  seeds: { clientSeed: string; nonce: number },
): number {
  const steps: Json[] = [];
  for (;;) {
    const played = game.play(createServiceWords(seeds), { pick, steps });
    if (!played) throw new Error(`a round of ${game.mechanic} was refused`);
    const { won, staked, seen, isOver } = played;
    if (isOver) return 1 + Number(won.over) / Number(won.under) - Number(staked.over) / Number(staked.under);
    steps.push(decide(seen, steps.length));
  }
}
