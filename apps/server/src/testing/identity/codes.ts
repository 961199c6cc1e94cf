import type { BrandSettings, SwitchName } from '@parlour/contract';
import { makeBrand } from '../../factories/brand.factory.ts';
import type { TestApp } from '../test-app.ts';

export const CHINA = { countryDialingCode: '86' };
/** No proof of work and no captcha: for tests that are about something else. */
export const NO_HUMAN_CHECK = { HUMAN_CHECK: 'off', CAPTCHA_FIXED: 'abc12' };

/** A brand with the given switches and registration fields changed. */
export function brandWith(
  merchantCode: string,
  {
    switches = {},
    fields = {},
  }: { switches?: Partial<Record<SwitchName, boolean>>; fields?: Record<string, object> } = {},
): BrandSettings {
  const brand = makeBrand({ merchantCode, name: 'Harbor' });
  Object.assign(brand.switches, { captcha: false, captchaCheck: false, ...switches });
  for (const [field, rule] of Object.entries(fields))
    Object.assign(brand.registration.fields[field as 'nickname'], rule);
  return brand;
}

export async function messagesTo(app: TestApp, recipient: string, merchant = 'harbor') {
  const brandId = app.modules.system.brands.ofMerchant(merchant)?.id ?? '';
  const messages = await app.outbox.list(brandId, { limit: 1_000 });
  return messages.filter((message) => message.recipient === recipient);
}

/** The code in the newest message to a number or mail address. */
export async function codeSentTo(app: TestApp, recipient: string, merchant = 'harbor'): Promise<string> {
  const [newest] = (await messagesTo(app, recipient, merchant)).filter(({ purpose }) =>
    purpose.startsWith('identity.code_'),
  );
  const code = newest?.code;
  if (!code) throw new Error(`nothing was sent to ${recipient}`);
  return code;
}

/** Six digits that are not the code. */
export const anotherCode = (code: string): string => (code === '000000' ? '000001' : '000000');
