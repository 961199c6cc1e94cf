import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@parlour/clock/clock';
import { LotterySetup, MEMBER_TYPE, ROLES, type Role } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { THE_MACHINE } from './audit/audit-entry.ts';
import { seedDemoAnnouncements } from './demo-announcements.ts';
import { seedDemoBoards } from './demo-boards.ts';
import { seedDemoChance } from './demo-chance.ts';
import { seedDemoFriends } from './demo-friends.ts';
import { readDemoInbox } from './demo-inbox.ts';
import { seedDemoMall, seedDemoOrders } from './demo-mall.ts';
import { seedDemoOffers } from './demo-offers.ts';
import { seedDemoPages } from './demo-pages.ts';
import { seedDemoRoom } from './demo-room.ts';
import type { Modules } from './modules.ts';
import type { Brand } from './tenancy/brand.ts';

/** One brand has a pool, one the specification's counter, and one neither. */
const DEMO_JACKPOTS = { harbor: 'pool', lantern: 'illustration' } as const;

/** The demo brands are those that ship with the program; one that an operator made is not among them. */
export const isDemoBrand = (folder: string, merchantCode: string): boolean =>
  existsSync(join(folder, merchantCode, 'brand.json'));

/** Adds the demo brands to a database that has none. Returns how many. */
export async function seedDemo(
  { system, games, lottery, messages, promotions }: Modules,
  { database, folder, clock }: Seeding & { folder: string },
): Promise<number> {
  if (system.brands.all().length > 0) return 0;
  // A folder without a brand.json is no brand: brands/art holds what all brands share.
  const files = (await readdir(folder))
    .map((name) => join(folder, name, 'brand.json'))
    .filter((file) => existsSync(file))
    .sort();
  const brands = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as unknown),
  );
  await database.transaction(async (tx) => {
    for (const settings of brands) await system.brands.create(tx, settings);
  });
  await database.transaction(async (tx) => {
    for (const [merchantCode, mode] of Object.entries(DEMO_JACKPOTS)) {
      const brand = system.brands.ofMerchant(merchantCode);
      if (brand) await games.jackpot.putDemo(tx, brand, mode);
    }
  });
  for (const { id, settings } of system.brands.all()) {
    const file = join(folder, settings.merchantCode, 'lotteries.json');
    if (!existsSync(file)) continue;
    const setups = LotterySetup.array().parse(JSON.parse(await readFile(file, 'utf8')));
    await lottery.put(id, lottery.hasBeacon ? setups : setups.map(withoutBeacon));
  }
  for (const brand of system.brands.all()) {
    const own = join(folder, brand.settings.merchantCode);
    await seedDemoAnnouncements({ messages }, brand, { folder: own, clock });
    await seedDemoPages({ messages }, brand, { folder: own });
    await seedDemoRoom({ messages }, brand, { folder: own });
    const offers = await seedDemoOffers({ messages, promotions }, brand, { folder: own, clock });
    await seedDemoChance({ promotions }, brand, { offers, database, clock });
    await seedDemoMall({ messages, promotions }, brand, { folder: own, database, clock });
    await seedDemoBoards({ messages, promotions }, brand, { folder: own, database, clock });
    const answers = join(own, 'chat-answers.json');
    if (existsSync(answers))
      await messages.cannedAnswers.putDemo(brand, JSON.parse(await readFile(answers, 'utf8')));
  }
  return brands.length;
}

const withoutBeacon = (setup: LotterySetup): LotterySetup => ({ ...setup, external: 'next_commitment' });

/** One operator per role, and two for finance and admin, so that a second pair of eyes can be shown. */
const DEMO_NAMES: Partial<Record<Role, string[]>> = {
  admin: ['admin', 'admin2'],
  finance: ['finance1', 'finance2'],
};
const DEMO_OPERATORS = ROLES.flatMap<{ name: string; role: Role }>((role) =>
  (DEMO_NAMES[role] ?? [role]).map((name) => ({ name, role })),
);

/** Public, so it is only for a demo on one's own machine. */
const DEMO_PASSWORD = 'Parlour#2026';
const DEMO_PAYMENT_PASSWORD = '888888';

/** Adds the demo operators if there is no operator at all; all of them are for all brands. */
export async function seedDemoOperators({ operators }: Modules): Promise<void> {
  const { items } = await operators.accounts.list({ limit: 1 });
  if (items.length > 0) return;
  for (const { name, role } of DEMO_OPERATORS)
    await operators.accounts.create(
      {
        name,
        displayName: `Demo ${name}`,
        password: DEMO_PASSWORD,
        isDemo: true,
        grants: [{ role, brandId: null }],
        reason: 'seeded for the demonstration',
      },
      THE_MACHINE,
    );
}

type NewMember = Parameters<Modules['identity']['members']['add']>[2];

type DemoMember = { account: string; about: Partial<NewMember>; units: bigint };

/** Of every demo brand: somebody who has been here before. Only the default brand gives money. */
const RETURNING: DemoMember = {
  account: 'mary01',
  about: { nickname: 'Mary', mobile: '+8613800138001', email: 'mary01@parlour.example' },
  units: 1_888n,
};
/** In the default brand also a new one, and an agent to register under. */
const DEMO_MEMBERS: DemoMember[] = [
  RETURNING,
  { account: 'newbie01', about: {}, units: 0n },
  {
    account: 'agent01',
    about: { nickname: 'Agent One', type: MEMBER_TYPE.AGENT, inviteCode: 'AGENT01' },
    units: 5_000n,
  },
];

/** Of the wheel, to begin with. */
const DEMO_TURNS = 5;

/** The name on a card: this member can withdraw at once. */
const DEMO_CARD = { account: RETURNING.account, number: '6200000000001888', holder: 'MARY DEMO' };

/** Adds the demo members to each demo brand that has none. */
export async function seedDemoMembers(
  modules: Modules,
  { folder, ...seeding }: Seeding & { folder: string },
): Promise<void> {
  const { system, identity } = modules;
  const standard = system.brands.byDefault();
  for (const brand of system.brands.all()) {
    const files = join(folder, brand.settings.merchantCode);
    if (!existsSync(files) || (await identity.demoAccounts(brand.id)).length > 0) continue;
    const members = brand.id === standard?.id ? DEMO_MEMBERS : [{ ...RETURNING, units: 0n }];
    await seedMembers(modules, seeding, { brand, members, inbox: await readDemoInbox(files) });
  }
}

type Seeded = {
  brand: Brand;
  members: readonly DemoMember[];
  inbox: Awaited<ReturnType<typeof readDemoInbox>>;
};

async function seedMembers(
  { identity, messages, wallet, cashier, promotions }: Modules,
  { database, clock }: Seeding,
  { brand, members, inbox }: Seeded,
): Promise<void> {
  const passwordHash = await identity.hashPassword(DEMO_PASSWORD);
  const paymentPasswordHash = await identity.hashPassword(DEMO_PAYMENT_PASSWORD);
  const seen = new Date(clock.now());
  const shelf = (await promotions.demo.mallShelf(brand)).items;
  await database.transaction(async (tx) => {
    for (const { account, about, units } of members) {
      const member = await identity.members.add(
        tx,
        { brand, ip: '127.0.0.1', language: brand.settings.defaultLanguage },
        {
          account,
          passwordHash,
          isDemo: true,
          emailKey: about.email ?? null,
          mobileVerifiedAt: about.mobile ? seen : null,
          emailVerifiedAt: about.email ? seen : null,
          firstLoginAt: account === 'newbie01' ? null : seen,
          paymentPasswordHash: account === DEMO_CARD.account ? paymentPasswordHash : null,
          ...about,
        },
      );
      if (member)
        for (const message of inbox)
          await messages.inbox.put(tx, { brandId: brand.id, memberId: member.id, ...message });
      const { currency } = brand.settings;
      if (member && units > 0n)
        await wallet.funding.giveDemoMoney(
          tx,
          { brandId: brand.id, memberId: member.id },
          { currency, units },
        );
      if (member) await promotions.demo.turns(tx, { brandId: brand.id, memberId: member.id }, DEMO_TURNS);
      if (member && account === RETURNING.account)
        await seedDemoOrders(tx, { promotions }, { brand, memberId: member.id, shelf, clock });
      if (member && account === RETURNING.account) await promotions.demo.rounds(tx, brand, member.id);
      if (member && account === RETURNING.account && units > 0n)
        await seedDemoFriends({ identity, promotions }, tx, { brand, inviterId: member.id, clock });
      const [bank] = brand.settings.cashier.banks;
      if (member && bank && account === DEMO_CARD.account)
        await cashier.putDemoCard(
          tx,
          { brandId: brand.id, memberId: member.id },
          { bank: bank.code, number: DEMO_CARD.number, holder: DEMO_CARD.holder },
        );
    }
  });
}
type Seeding = { database: Database; clock: Clock };

/** Names of the remaining demo accounts, and their password. */
export async function listDemoAccounts({ operators, identity, system }: Modules) {
  const { items } = await operators.accounts.list({ limit: 100, state: 'active' });
  const brand = system.brands.byDefault();
  return {
    password: DEMO_PASSWORD,
    operators: items.filter(({ isDemo }) => isDemo).map(({ name }) => name),
    members: brand ? await identity.demoAccounts(brand.id) : [],
  };
}
