import { createHmac } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { AnswerOf, BankCard, BodyOf, Contract } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Identity } from '../../identity/identity.module.ts';
import { bankName } from './banks.rules.ts';
import {
  type CardOwner,
  type CardRow,
  chooseDefault,
  countCards,
  findCard,
  findCardOnce,
  hasSharedCard,
  insertCard,
  listCards,
  removeCard,
} from './cards.repo.ts';
import {
  CARD_LAST_DIGITS,
  DEMO_CARD_AGE_MS,
  isSamePayee,
  readCardNumber,
  readHolder,
} from './cards.rules.ts';

const PURPOSE = 'cashier-card-number';
type Visit = Parameters<Identity['proofs']['find']>[0];
type NewCard = BodyOf<Contract['cashier']['addBankCard']>;
export type CardDetails = Pick<NewCard, 'bank' | 'number' | 'holder'>;
type Member = NonNullable<Awaited<ReturnType<Identity['findMember']>>>;
type CardNeeds = {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  identity: Pick<Identity, 'findMember' | 'withdrawalHolds' | 'securityChanges'>;
};
export type Cards = ReturnType<typeof createCards>;

/**
 * The bank cards that members withdraw to. All of a member's cards are in one name, and adding one holds withdrawals.
 */
export function createCards({ database, clock, secrets, identity }: CardNeeds) {
  const { withdrawalHolds: holds, securityChanges } = identity;
  const { queries } = database;
  const digestKey = secrets.derive(PURPOSE);
  const ownerOf = (brand: Brand, { memberId }: Session): CardOwner => ({ brandId: brand.id, memberId });

  /** Changes of a member's cards run one after another. */
  async function lockOwner(tx: Tx, { brandId, memberId }: CardOwner) {
    const member = await holds.lock(tx, { brandId, id: memberId });
    if (!member) throw new Refusal('not_logged_in');
    return member;
  }

  async function add(tx: Tx, member: Member, { card, max }: { card: CardRow; max: number }): Promise<void> {
    const held = await countCards(tx, card);
    if (held >= max) throw new Refusal('too_many_cards', { max });
    const payee = holds.payeeOf(member);
    if (payee !== null && !isSamePayee(payee, card.holder)) throw new Refusal('payee_mismatch');
    if (!(await insertCard(tx, { ...card, isDefault: held === 0 }))) throw new Refusal('card_taken');
    if (payee === null) await holds.setPayee(tx, member, card.holder);
  }

  function newCard(owner: CardOwner, { bank, number, holder }: CardDetails): CardRow {
    return {
      ...owner,
      id: newId(clock),
      bank,
      numberSealed: secrets.encrypt(PURPOSE, Buffer.from(number)),
      numberDigest: createHmac('sha256', digestKey).update(number).digest('base64url'),
      last4: number.slice(-CARD_LAST_DIGITS),
      holder,
      isDefault: false,
      createdAt: new Date(clock.now()),
      removedAt: null,
    };
  }

  async function requireCard(brand: Brand, session: Session, id: string): Promise<CardRow> {
    const card = await findCard(queries, ownerOf(brand, session), id);
    if (!card) throw new Refusal('not_found');
    return card;
  }

  return {
    require: requireCard,
    describe,
    count: (brandId: string, memberId: string) => countCards(queries, { brandId, memberId }),
    isShared: hasSharedCard,

    /** For a demonstration: as if it had been added a month ago. */
    async putDemo(tx: Tx, owner: CardOwner, card: CardDetails): Promise<void> {
      const createdAt = new Date(clock.now() - DEMO_CARD_AGE_MS);
      await insertCard(tx, { ...newCard(owner, card), isDefault: true, createdAt });
    },

    async list(brand: Brand, session: Session): Promise<AnswerOf<Contract['cashier']['bankCards']>> {
      const member = await identity.findMember(brand.id, session.memberId);
      if (!member) throw new Refusal('not_logged_in');
      const { banks, withdrawals } = brand.settings.cashier;
      const cards = await listCards(queries, ownerOf(brand, session));
      return {
        cards: cards.map((card) => describe(brand, card)),
        banks,
        payeeName: holds.payeeOf(member),
        max: withdrawals.cardsMax,
      };
    },

    async add(visit: Visit, session: Session, { bank, ...typed }: NewCard): Promise<BankCard> {
      const { brand } = visit;
      const { banks, withdrawals } = brand.settings.cashier;
      const number = readCardNumber(typed.number);
      const read = readHolder(typed.holder);
      const fields = {
        ...(banks.some(({ code }) => code === bank) ? {} : { bank: 'not_allowed' }),
        ...(number === null ? { number: typed.number.trim() === '' ? 'required' : 'wrong_format' } : {}),
        ...('problem' in read ? { holder: read.problem } : {}),
      };
      if (number === null || 'problem' in read || Object.keys(fields).length > 0)
        throw new Refusal('invalid_input', { fields });
      const { holder } = read;
      const card = newCard(ownerOf(brand, session), { bank, number, holder });
      await securityChanges.make(visit, session, {
        kind: 'cardAdded',
        value: `${bank} ${card.last4}`,
        proof: typed,
        apply: (tx, member) => add(tx, member, { card, max: withdrawals.cardsMax }),
      });
      return describe(brand, await requireCard(brand, session, card.id));
    },

    async setDefault(brand: Brand, session: Session, id: string): Promise<BankCard> {
      await requireCard(brand, session, id);
      const owner = ownerOf(brand, session);
      await database.transaction(async (tx) => {
        await lockOwner(tx, owner);
        if (!(await findCard(tx, owner, id))) throw new Refusal('not_found');
        await chooseDefault(tx, owner, id);
      });
      return describe(brand, await requireCard(brand, session, id));
    },

    /** Earlier withdrawals still go to this card. The newest of the others becomes the default. */
    async remove(
      visit: Visit,
      session: Session,
      { id, ...proof }: BodyOf<Contract['cashier']['removeBankCard']>,
    ): Promise<Record<string, never>> {
      const { bank, last4 } = await requireCard(visit.brand, session, id);
      const owner = ownerOf(visit.brand, session);
      await securityChanges.make(visit, session, {
        kind: 'cardRemoved',
        value: `${bank} ${last4}`,
        proof,
        async apply(tx) {
          const card = await findCard(tx, owner, id);
          if (!card) throw new Refusal('not_found');
          await removeCard(tx, card, new Date(clock.now()));
          if (card.isDefault) await chooseDefault(tx, owner, (await listCards(tx, owner))[0]?.id ?? null);
        },
      });
      return {};
    },

    /** The whole number, only for payouts. */
    async openNumber(brandId: string, id: string): Promise<string> {
      const card = await findCardOnce(queries, brandId, id);
      if (!card) throw new Error(`there is no card ${id}`);
      return secrets.decrypt(PURPOSE, card.numberSealed).toString('utf8');
    },
  };
}

function describe(brand: Brand, { id, bank, last4, holder, isDefault, createdAt }: CardRow): BankCard {
  return {
    id,
    bank,
    bankName: bankName(brand.settings.cashier, bank),
    last4,
    holder,
    isDefault,
    createdAt: createdAt.getTime(),
  };
}
