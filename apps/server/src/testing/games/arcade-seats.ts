import { OPERATOR_PATHS, SIGNATURE_HEADER, signBody } from '@parlour/wallet-protocol';
import { PLAYED, type Seat } from '../../../../arcade/src/testing/bots.ts';
import type { App } from '../../app.ts';
import { ledgerOf } from '../ledger/ledger.ts';

const MERCHANT = 'harbor';
type Seated = Seat & { memberId: string };
type Opened = { studio: string; game_code: string };

/** Members with money, each with a game of the arcade open: as many of each mechanic. The arcade is connected already. */
export async function seatMembers(
  app: Pick<App, 'modules' | 'database'>,
  { count, opening }: { count: number; opening: bigint },
): Promise<Seated[]> {
  const seats: Seated[] = [];
  for (let index = 0; index < count; index += 1) {
    const title = PLAYED[index % PLAYED.length];
    if (!title) throw new Error('no title is played');
    seats.push({
      mechanic: title.mechanic,
      ...(await seatMember(app, { title, account: `bot${index}`, opening })),
    });
  }
  return seats;
}

/** A member with money and one game open. */
export async function seatMember(
  { modules, database }: Pick<App, 'modules' | 'database'>,
  { title, account, opening }: { title: Opened; account: string; opening: bigint },
): Promise<{ url: string; memberId: string }> {
  const { system, identity, wallet, games } = modules;
  const brand = system.brands.ofMerchant(MERCHANT);
  if (!brand) throw new Error(`there is no brand ${MERCHANT}`);
  const { currency, defaultLanguage: language } = brand.settings;
  const vendor = await games.vendors.find(brand.id, title.studio);
  if (!vendor) throw new Error('the arcade is not connected');
  const member = await database.transaction((tx) =>
    identity.members.add(tx, { brand, ip: '127.0.0.1', language }, { account }),
  );
  if (!member) throw new Error('a member is there already');
  await wallet.submit(ledgerOf(brand.id, currency).deposit(member.id, opening));
  const place = { memberId: member.id, vendor: vendor.code, gameCode: title.game_code, currency };
  const { token } = await games.sessions.begin(brand, place);
  const body = JSON.stringify({
    user: member.id,
    token,
    game_code: title.game_code,
    operator_id: vendor.operatorId,
    platform: 'GPL_MOBILE',
    lang: 'en',
    currency,
    country: 'CN',
    lobby_url: 'http://localhost:8080/m/home',
    deposit_url: 'http://localhost:8080/m/voucherCenter',
    sub_partner_id: MERCHANT,
  });
  const answer = await fetch(`${vendor.apiUrl}${OPERATOR_PATHS.gameUrl}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: await signBody(body, vendor.ownKey),
    },
    body,
  });
  const { url } = (await answer.json()) as { url: string };
  return { url, memberId: member.id };
}

/**
 * Compares the ledger with the arcade's rounds, in one database: returns how many rounds there are, and everything that is
 * not exact. Each member began with `opening`.
 */
export async function compareBooks(
  { modules, database }: Pick<App, 'modules' | 'database'>,
  opening: bigint,
) {
  const brand = modules.system.brands.ofMerchant(MERCHANT);
  if (!brand) throw new Error(`there is no brand ${MERCHANT}`);
  const { findings } = await modules.wallet.checker.look(brand.id);
  const rows = await database.withConnection((connection) =>
    connection.rows<{ member: string; rounds: bigint; gained: string }>(
      `select s.user_name as member, count(*) as rounds, sum(r.payout - r.staked)::text as gained
       from arcade.arcade_round as r
       join arcade.arcade_session as s on s.id = r.session_id
       where r.state = 'settled'
       group by 1
       order by 1`,
    ),
  );
  const left = await database.withConnection((connection) =>
    connection.rows<{ state: string; count: bigint }>(
      `select state, count(*) as count from arcade.arcade_round
       where state not in ('settled', 'cancelled', 'refused')
       group by 1
       order by 1`,
    ),
  );
  const wrong: unknown[] = [...findings, ...left];
  for (const { member, gained } of rows) {
    const owner = { brandId: brand.id, memberId: member, currency: brand.settings.currency };
    const { balance } = await modules.wallet.mainAccounts.main(database.queries, owner);
    if (balance !== opening + BigInt(gained)) wrong.push({ member, balance, gained });
  }
  return { rounds: rows.reduce((sum, { rounds }) => sum + Number(rounds), 0), wrong };
}
