import type { App } from '../../app.ts';
import type { Brand } from '../../tenancy/brand.ts';

type Running = Pick<App, 'database' | 'modules'>;

/** One for each journey that withdraws, and another for its second try: nobody has taken money out of these today. */
const NUMBERS = ['10', '11', '20', '21', '30', '31'];
const UNITS = 25_000n;
/** As those of the demonstration. */
const PASSWORD = 'Parlour#2026';
const PAYMENT_PASSWORD = '888888';

/** Members who can withdraw at once, as mary01 can: `drawer10` and so on. */
export async function putDrawers({ database, modules }: Running, brand: Brand): Promise<void> {
  const { identity, wallet, cashier } = modules;
  const { cashier: settings, currency, defaultLanguage: language } = brand.settings;
  const [bank] = settings.banks;
  if (!bank) throw new Error('the brand pays out to no bank');
  const passwordHash = await identity.hashPassword(PASSWORD);
  const paymentPasswordHash = await identity.hashPassword(PAYMENT_PASSWORD);
  await database.transaction(async (tx) => {
    for (const number of NUMBERS) {
      const about = { account: `drawer${number}`, passwordHash, paymentPasswordHash };
      const member = await identity.members.add(tx, { brand, ip: '127.0.0.1', language }, about);
      if (!member) throw new Error(`there is a ${about.account} already`);
      const owner = { brandId: brand.id, memberId: member.id };
      await wallet.funding.giveDemoMoney(tx, owner, { currency, units: UNITS });
      const card = { bank: bank.code, number: `62000000000020${number}`, holder: 'DORA DRAWER' };
      await cashier.putDemoCard(tx, owner, card);
    }
  });
}
