import type { Clock } from '@parlour/clock/clock';
import type { BodyOf, Contract, Prize, Wheel, WheelTurn } from '@parlour/contract';
import type { Database, Queries, Tx } from '@parlour/database/database';
import { computeTurn } from '@parlour/fairness';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { PrizeGiving, Receiver } from '../chance.ts';
import type { Turns } from './turns.service.ts';
import {
  findLatest,
  findMember,
  findTurn,
  insertTurn,
  listStock,
  listTurns,
  listVersions,
  lockMember,
  type MemberRow,
  type TurnRow,
  takeStock,
  updateMember,
  type VersionRow,
} from './wheel.repo.ts';
import { LAST_TURNS } from './wheel.rules.ts';

type WheelNeeds = { database: Database; clock: Clock; turns: Turns; prizes: PrizeGiving };
type Turning = BodyOf<Contract['promotions']['turnWheel']>;
export type Wheels = ReturnType<typeof createWheel>;

/** The brand's wheel and its turns. Each turn has a seed of its own: its hash is shown before, the seed after. */
export function createWheel({ database, clock, turns, prizes }: WheelNeeds) {
  /** The row of a member who may be here for the first time: it commits to their next turn. */
  async function meet(member: Receiver): Promise<void> {
    if (!(await findMember(database.queries, member)))
      await database.transaction((tx) => turns.enter(tx, member));
  }

  async function requireLatest(queries: Queries, brandId: string): Promise<VersionRow> {
    const latest = await findLatest(queries, brandId);
    if (!latest) throw new Refusal('not_found');
    return latest;
  }

  async function look(queries: Queries, brand: Brand, member: Receiver): Promise<Wheel> {
    const latest = await requireLatest(queries, brand.id);
    const row = await findMember(queries, member);
    if (!row) throw new Error(`member ${member.memberId} is not at the wheel`);
    const stock = await listStock(queries, brand.id);
    const isGone = (sector: number) =>
      stock.some((one) => one.version === latest.version && one.sector === sector && one.left === 0);
    return {
      version: latest.version,
      currency: brand.settings.currency,
      sectors: latest.sectors.map(({ weight, prize, substitute }, sector) => ({
        weight,
        prize,
        substitute,
        isGone: isGone(sector),
      })),
      turns: row.turns,
      commitment: row.commitment,
      nonce: row.nonce,
      last: await describe(queries, brand.id, await listTurns(queries, member, LAST_TURNS)),
    };
  }

  /** What the sector brings now: its prize as long as there are any, then the substitute. */
  async function drawPrize(
    tx: Tx,
    { brandId, version, sectors }: VersionRow,
    sector: number,
  ): Promise<{ prize: Prize; isSubstitute: boolean }> {
    const found = sectors[sector];
    if (!found) throw new Error(`version ${version} of the wheel has no sector ${sector}`);
    const { prize, stock, substitute } = found;
    if (stock === null || (await takeStock(tx, brandId, { version, sector })))
      return { prize, isSubstitute: false };
    return { prize: substitute ?? { kind: 'nothing' }, isSubstitute: true };
  }

  async function make(
    tx: Tx,
    latest: VersionRow,
    row: MemberRow,
    { id, clientSeed }: Turning,
  ): Promise<TurnRow> {
    const { brandId, memberId, nonce } = row;
    const serverSeed = turns.openSeed(row);
    const weights = latest.sectors.map(({ weight }) => weight);
    const { commitment, number, sector } = computeTurn({ weights, serverSeed, clientSeed, nonce });
    const { prize, isSubstitute } = await drawPrize(tx, latest, sector);
    const turn = {
      brandId,
      memberId,
      id,
      version: latest.version,
      nonce,
      commitment,
      serverSeed,
      clientSeed,
      number,
      sector,
      prize,
      isSubstitute,
      at: new Date(clock.now()),
    };
    await insertTurn(tx, turn);
    await updateMember(tx, { ...row, turns: row.turns - 1, nonce: nonce + 1, ...turns.newSeed() });
    await prizes.give(tx, { brandId, memberId, source: 'wheel', cause: `wheel:${memberId}:${nonce}`, prize });
    return turn;
  }

  return {
    async look(brand: Brand, { memberId }: Session): Promise<{ wheel: Wheel | null }> {
      const member = { brandId: brand.id, memberId };
      if (!(await findLatest(database.queries, brand.id))) return { wheel: null };
      await meet(member);
      return { wheel: await look(database.queries, brand, member) };
    },

    async turn(
      brand: Brand,
      { memberId }: Session,
      asked: Turning,
    ): Promise<{ turn: WheelTurn; wheel: Wheel }> {
      const member = { brandId: brand.id, memberId };
      if (!(await findTurn(database.queries, member, asked.id)))
        await prizes.requireReceiver(brand, memberId);
      return database.transaction(async (tx) => {
        const row = await lockMember(tx, member);
        const made = await findTurn(tx, member, asked.id);
        const turn = made ?? (await make(tx, ...(await agree(tx, row, asked)), asked));
        const [told] = await describe(tx, brand.id, [turn]);
        return { turn: told as WheelTurn, wheel: await look(tx, brand, member) };
      });
    },
  };

  /** The member turns what they saw, or nothing. */
  async function agree(tx: Tx, row: MemberRow | undefined, asked: Turning): Promise<[VersionRow, MemberRow]> {
    if (!row || row.turns < 1) throw new Refusal('no_turns');
    const latest = await requireLatest(tx, row.brandId);
    if (latest.version !== asked.version) throw new Refusal('terms_changed');
    if (row.commitment !== asked.commitment) throw new Refusal('seeds_changed');
    return [latest, row];
  }
}

/** Turns with the weights of the version each was made by. */
async function describe(queries: Queries, brandId: string, rows: readonly TurnRow[]): Promise<WheelTurn[]> {
  const versions = await listVersions(queries, brandId, [...new Set(rows.map(({ version }) => version))]);
  const weightsOf = (version: number) =>
    versions.find((one) => one.version === version)?.sectors.map(({ weight }) => weight) ?? [];
  return rows.map(({ brandId: _brand, memberId: _member, at, ...turn }) => ({
    ...turn,
    at: at.getTime(),
    weights: weightsOf(turn.version),
  }));
}
