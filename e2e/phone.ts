import { expect } from './test.ts';

type Messages = { messages: { to: string; code: string | null }[] };

/** The newest code sent to this number, however the number is written. */
export async function readSmsCode(number: string): Promise<string> {
  const address = `${process.env.SANDBOX_URL}/phone/messages?to=${encodeURIComponent(number)}`;
  let code: string | null = null;
  await expect(async () => {
    const { messages } = (await (await fetch(address)).json()) as Messages;
    code = messages[0]?.code ?? null;
    expect(code).toMatch(/^\d{6}$/);
  }).toPass({ timeout: 30_000 });
  return code ?? '';
}
