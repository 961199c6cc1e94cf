import {
  BRAND_PART_PERMISSION,
  type BrandDocument,
  type BrandPart,
  type BrandSettings,
  type Permission,
} from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Brands } from './brands.service.ts';
import { CHANGE_WAITS_MS, isSame } from './persons.rules.ts';

type Parts = Partial<Omit<BrandSettings, 'merchantCode'>>;
/** Only the parts that change, as they are and as they shall be. */
type PartsChange = { brandId: string; restoredFrom: number | null; before: Parts; after: Parts };
type About = { actor: Actor; reason: string };

/** A change that takes two operators, as operators (to the right) know it. */
export type ChangeKind = {
  name: string;
  request: Permission;
  decide: Permission;
  lastsMs: number;
  apply(tx: Tx, payload: PartsChange, about: About): Promise<Record<string, string>>;
};
/** What system needs of approvals; the operators domain supplies it. */
export type ChangeApprovals = {
  request(
    tx: Tx,
    kind: ChangeKind,
    asked: {
      brandId: string;
      target: { kind: string; id: string; name: string };
      payload: PartsChange;
      reason: string;
    },
    caller: { operator: Operator; actor: Actor },
  ): Promise<string>;
  waitingOn(target: { kind: string; id: string }): Promise<BrandDocument['waiting']>;
};

type RequestsNeeds = { brands: Brands; audit: AuditWriter; approvals: ChangeApprovals };
export type BrandChangeRequests = ReturnType<typeof createBrandChangeRequests>;

const targetOf = ({ settings }: Pick<Brand, 'settings'>) => ({
  kind: 'brand',
  id: settings.merchantCode,
  name: settings.name,
});

/**
 * Settings that guard money or trust change by two operators who both may change them: one request for the parts of a
 * permission waits at a time, and is stale once one of these parts is no longer as it was.
 */
export function createBrandChangeRequests({ brands, audit, approvals }: RequestsNeeds) {
  async function apply(tx: Tx, { brandId, restoredFrom, before, after }: PartsChange, about: About) {
    const { actor, reason } = about;
    const cause = { operatorId: actor.operatorId, reason, ...(restoredFrom ? { restoredFrom } : {}) };
    const edit = (now: BrandSettings) => {
      const isOther = Object.entries(before).some(([part, then]) => !isSame(then, now[part as BrandPart]));
      if (isOther) throw new Refusal('stale');
      return { ...now, ...after };
    };
    const { changes } = await brands.change(tx, brandId, edit, cause);
    const target = { kind: 'brand', id: brands.ofId(brandId)?.settings.merchantCode ?? brandId };
    const action = 'system.save_brand';
    await audit.record(tx, { actor, kind: 'change', action, target, brandId, changes, reason });
    return {};
  }

  const kinds = new Map(
    KIND_NAMES.map(([by, name]) => [
      by,
      { name, request: by, decide: by, lastsMs: CHANGE_WAITS_MS, apply } satisfies ChangeKind,
    ]),
  );

  return {
    kinds: [...kinds.values()],
    waiting: (brand: Brand) => approvals.waitingOn(targetOf(brand)),

    /** Asks for the parts, one request for those of each permission. */
    async ask(
      tx: Tx,
      { brand, operator, actor }: { brand: Brand; operator: Operator; actor: Actor },
      asked: Omit<PartsChange, 'brandId'> & { reason: string },
    ): Promise<void> {
      const { before, after, restoredFrom, reason } = asked;
      const parts = Object.keys(after) as BrandPart[];
      for (const permission of new Set(parts.map((part) => BRAND_PART_PERMISSION[part]))) {
        const kind = kinds.get(permission);
        if (!kind) throw new Error(`no kind of approval changes parts of ${permission}`);
        const own = parts.filter((part) => BRAND_PART_PERMISSION[part] === permission);
        const payload = {
          brandId: brand.id,
          restoredFrom,
          before: pickParts(before, own),
          after: pickParts(after, own),
        };
        const target = targetOf(brand);
        await approvals.request(
          tx,
          kind,
          { brandId: brand.id, target, payload, reason },
          { operator, actor },
        );
      }
    },
  };
}

export function pickParts(settings: Parts, parts: readonly BrandPart[]): Parts {
  return Object.fromEntries(parts.map((part) => [part, settings[part]]));
}

const KIND_NAMES: readonly (readonly [by: Permission, name: string])[] = [
  ['brands.texts', 'system.change_links'],
  ['brands.addresses', 'system.change_addresses'],
  ['brands.settings', 'system.change_settings'],
  ['cashier.settings', 'system.change_cashier'],
];
