import type { Queries, Tx } from '@parlour/database/database';
import { and, eq, lt } from 'drizzle-orm';
import { operatorsDevice } from './sign-in.schema.ts';

type Device = typeof operatorsDevice.$inferSelect;

export async function isKnownDevice(
  queries: Queries,
  { deviceHash, operatorId }: Pick<Device, 'deviceHash' | 'operatorId'>,
): Promise<boolean> {
  const rows = await queries
    .select({ seenAt: operatorsDevice.seenAt })
    .from(operatorsDevice)
    .where(and(eq(operatorsDevice.deviceHash, deviceHash), eq(operatorsDevice.operatorId, operatorId)));
  return rows.length > 0;
}

export async function noteDevice(tx: Tx, device: Device): Promise<void> {
  await tx
    .insert(operatorsDevice)
    .values(device)
    .onConflictDoUpdate({
      target: [operatorsDevice.deviceHash, operatorsDevice.operatorId],
      set: { seenAt: device.seenAt },
    });
}

export async function forgetDevices(tx: Tx, operatorId: string): Promise<void> {
  await tx.delete(operatorsDevice).where(eq(operatorsDevice.operatorId, operatorId));
}

export async function deleteDevicesBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(operatorsDevice).where(lt(operatorsDevice.seenAt, before));
}
