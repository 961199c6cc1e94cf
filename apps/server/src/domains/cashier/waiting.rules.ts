import type { Waiting } from '../../domain-module.ts';

type Movement = {
  id: string;
  brandId: string;
  number: string;
  amount: bigint;
  currency: string;
  createdAt: Date;
};

/** A deposit or withdrawal in the operators' queue: by its number, since it began. */
export const waitingOf = ({ id, brandId, number, amount, currency, createdAt }: Movement): Waiting => ({
  id,
  brandId,
  title: number,
  money: { amount, currency },
  since: createdAt,
});
