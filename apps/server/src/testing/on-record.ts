import { type ConsoleContract, consoleContract, type OperatorEndpointDefinition } from '@parlour/contract';
import type { TestApp } from './test-app.ts';

/** What a changing endpoint does, done once as the console would. */
export type Tries = Record<string, () => Promise<{ status: number }>>;
type Line = { id: string; action: string; operator_id: string | null };

type Tests = 'operators' | 'members' | 'games' | 'lottery' | 'messages' | 'promotions';

/** Which tests cover the endpoints of a domain; a new domain of the contract must be added here. */
const TRIED_WITH: Record<keyof ConsoleContract, Tests> = {
  operators: 'operators',
  system: 'operators',
  identity: 'members',
  protection: 'members',
  wallet: 'members',
  cashier: 'members',
  games: 'games',
  demo: 'games',
  lottery: 'lottery',
  messages: 'messages',
  promotions: 'promotions',
};

/**
 * A conversation, or the room, is the record of what was said in it; marks and typing are not kept as anybody's doing. A
 * forecast reads sums, as often as somebody types.
 */
const NOT_ON_RECORD = [
  'messages.answerChat',
  'messages.answerChatPicture',
  'messages.markDeskChat',
  'messages.deskTyping',
  'messages.speakInRoom',
  'promotions.promotionForecast',
];

/** Every endpoint of these domains that changes something and is on record. */
export function changingWith(tests: Tests): string[] {
  return Object.entries(consoleContract)
    .filter(([domain]) => TRIED_WITH[domain as keyof ConsoleContract] === tests)
    .flatMap(([domain, definitions]) =>
      Object.entries(definitions as Record<string, OperatorEndpointDefinition>)
        .filter(([, { method }]) => method !== 'GET')
        .map(([name]) => `${domain}.${name}`),
    )
    .filter((id) => !NOT_ON_RECORD.includes(id))
    .sort();
}

/** The status of a call, and whether its domain recorded it with the operator who made it. */
export async function seeOnRecord(app: TestApp, id: string, act: Tries[string]) {
  const before = new Set((await readRecord(app)).map((line) => line.id));
  const { status } = await act();
  const added = (await readRecord(app)).filter((line) => !before.has(line.id));
  const [domain = ''] = id.split('.');
  // What takes a second person is recorded as a request.
  const isAbout = ({ action }: Line) =>
    action.startsWith(`${domain}.`) || action === 'operators.request_approval';
  const isOnRecord = added.some((line) => isAbout(line) && line.operator_id !== null);
  return { status, isOnRecord };
}

async function readRecord(app: TestApp): Promise<Line[]> {
  const { rows } = await app.database.queries.execute('select id, action, operator_id from operators_audit');
  return rows as Line[];
}
