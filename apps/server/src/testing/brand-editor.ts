import type { BrandDocument, BrandSettings } from '@parlour/contract';
import type { SignedIn } from './operators.ts';

export type EditBrand = (settings: BrandSettings) => unknown;

export async function readBrand(by: SignedIn, merchant: string): Promise<BrandDocument> {
  return (await by.call('/ops/brand', { merchant })).value as BrandDocument;
}

/** Reads, edits and saves, as the console does; with a version, as somebody who read that one. */
export async function saveBrand(
  by: SignedIn,
  edit: EditBrand,
  { merchant, version }: { merchant: string; version?: number | undefined },
) {
  const document = await readBrand(by, merchant);
  const settings = edit(structuredClone(document.settings)) as object;
  return by.call('/ops/brand', {
    method: 'PUT',
    merchant,
    body: { version: version ?? document.version, settings, reason: 'as agreed' },
  });
}

/** Somebody else approves what waits about the brand, and reads it. */
export async function approveWaiting(by: SignedIn, merchant: string) {
  const answers = [];
  for (const { approvalId } of (await readBrand(by, merchant)).waiting)
    answers.push(
      await by.post('/ops/approval/decide', { id: approvalId, decision: 'approve', reason: 'looked at it' }),
    );
  return answers;
}
