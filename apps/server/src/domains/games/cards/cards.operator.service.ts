import { DAY_MS } from '@parlour/clock/durations';
import type { AnswerOf, ConsoleContract, Language, QueryOf } from '@parlour/contract';
import { CARD_MEMBERS_SHOWN, CARD_REPORT_DAYS_MAX } from '@parlour/contract/values/games.rules';
import { type Amount, writeDecimal } from '@parlour/money';
import type { CardRakeAnswer } from '@parlour/wallet-protocol';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Log } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import { type Catalogues, nodeIdOf } from '../catalogue/catalogue.ts';
import type { TitleLookup } from '../lobby/lobby.ts';
import type { Vendor, VendorReports, Vendors } from '../vendors/vendors.ts';

type Calls = ConsoleContract['games'];
type RakeReport = AnswerOf<Calls['cardRake']>;
type Findings = AnswerOf<Calls['cardFindings']>;
type Looking = { brand: Brand; language: Language };
type Days = QueryOf<Calls['cardRake']>;
type Needs = {
  catalogues: Pick<Catalogues, 'of'>;
  vendors: Pick<Vendors, 'find'>;
  titleLookup: Pick<TitleLookup, 'titleOf'>;
  reports: Pick<VendorReports, 'cardRake' | 'cardFindings'>;
  directory: MemberDirectory;
  log: Log;
};
type Told<Answer> = { vendor: string; vendorName: string; answer: Answer };
type OfUser = { user: string; currency: string; hands: bigint; rake: Amount; net: Amount };
export type CardsForOperators = ReturnType<typeof createCardsForOperators>;

/** What vendors tell of their card tables; nothing of it is kept here. */
export function createCardsForOperators(needs: Needs) {
  const { catalogues, vendors, titleLookup, reports, directory, log } = needs;

  /** Of every vendor that lists such games; one that does not answer is named. */
  async function askAll<Answer>(brandId: string, ask: (vendor: Vendor) => Promise<Answer>) {
    const titles = (await catalogues.of(brandId)).byCategory.get('PVP') ?? [];
    const names = new Map(titles.map(({ vendor }) => [vendor.code, vendor.name]));
    const told: Told<Answer>[] = [];
    const silent: string[] = [];
    for (const [code, vendorName] of [...names].sort()) {
      const vendor = await vendors.find(brandId, code);
      const answer =
        vendor &&
        (await ask(vendor).catch((err) => {
          log.warn({ err, vendor: code }, 'a vendor told nothing of its card tables');
          return null;
        }));
      if (answer) told.push({ vendor: code, vendorName, answer });
      else silent.push(vendorName);
    }
    return { told, silent };
  }

  async function nameOf({ brand, language }: Looking, vendor: string, gameCode: string): Promise<string> {
    const title = await titleLookup.titleOf(brand.id, nodeIdOf(vendor, gameCode), language);
    return title?.displayName ?? gameCode;
  }

  async function describe(brandId: string, ids: readonly string[]) {
    const members = await directory.describe(brandId, ids);
    return (id: string) => {
      const { account = null, customerNo = null } = members.get(id) ?? {};
      return { id, account, customerNo };
    };
  }

  return {
    async rake(looking: Looking, days: Days): Promise<RakeReport> {
      const brandId = looking.brand.id;
      const asked = askedOf(days);
      const { told, silent } = await askAll(brandId, (vendor) => reports.cardRake(vendor, asked));
      const shown: RakeReport['days'] = [];
      for (const { vendor, vendorName, answer } of told)
        for (const { day, game_code: gameCode, currency, hands, rake } of answer.days)
          shown.push({
            day,
            vendor,
            vendorName,
            gameCode,
            name: await nameOf(looking, vendor, gameCode),
            currency,
            hands: Number(hands),
            rake: writeDecimal(rake),
          });
      const users = sumUsers(told.flatMap(({ answer }) => answer.users));
      const memberOf = await describe(
        brandId,
        users.map(({ user }) => user),
      );
      return {
        days: shown.sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)),
        members: users.map(({ user, currency, hands, rake, net }) => ({
          member: memberOf(user),
          currency,
          hands: Number(hands),
          rake: writeDecimal(rake),
          net: writeDecimal(net),
        })),
        silent,
      };
    },

    async findings(looking: Looking, days: Days): Promise<Findings> {
      const brandId = looking.brand.id;
      const asked = askedOf(days);
      const { told, silent } = await askAll(brandId, (vendor) => reports.cardFindings(vendor, asked));
      const found = told.flatMap(({ vendor, answer }) =>
        answer.findings.map((finding) => ({ vendor, ...finding })),
      );
      const memberOf = await describe(
        brandId,
        found.flatMap(({ from_user, to_user }) => [from_user, to_user]),
      );
      const items: Findings['items'] = [];
      for (const { vendor, day, kind, game_code: gameCode, currency, from_user, to_user, figures } of found)
        items.push({
          day,
          kind,
          vendor,
          gameCode,
          name: await nameOf(looking, vendor, gameCode),
          currency,
          from: memberOf(from_user),
          to: memberOf(to_user),
          figures: Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value)])),
        });
      return { items: items.sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)), silent };
    },
  };
}

function askedOf({ from, to }: Days): { first_day: string; last_day: string } {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1 || days > CARD_REPORT_DAYS_MAX) throw new Refusal('invalid_input');
  return { first_day: from, last_day: to };
}

/** By member and currency, over days and games; who paid most first. */
function sumUsers(users: CardRakeAnswer['users']): OfUser[] {
  const sums = new Map<string, OfUser>();
  for (const { user, currency, hands, rake, net } of users) {
    const sum = sums.get(`${user} ${currency}`) ?? { user, currency, hands: 0n, rake: 0n, net: 0n };
    sums.set(`${user} ${currency}`, {
      ...sum,
      hands: sum.hands + hands,
      rake: sum.rake + rake,
      net: sum.net + net,
    });
  }
  const sorted = [...sums.values()].sort((a, b) => (b.rake > a.rake ? 1 : b.rake < a.rake ? -1 : 0));
  const shown = new Map<string, number>();
  return sorted.filter(({ currency }) => {
    const count = (shown.get(currency) ?? 0) + 1;
    shown.set(currency, count);
    return count <= CARD_MEMBERS_SHOWN;
  });
}
