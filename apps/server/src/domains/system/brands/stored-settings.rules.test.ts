import { BrandSettings } from '@parlour/contract';
import { expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { completeSettings } from './stored-settings.rules.ts';

test('what an older version stored is complete: what came later is off', () => {
  const settings = makeBrand({ merchantCode: 'harbor' });
  const { inbox: _inbox, ...switches } = settings.switches;
  const { zalo: _zalo, ...fields } = settings.registration.fields;
  const stored = {
    ...settings,
    switches,
    registration: { ...settings.registration, fields },
  } as BrandSettings;
  const complete = completeSettings(stored);
  expect(complete.switches.inbox).toBe(false);
  expect(complete.registration.fields.zalo.enabled).toBe(false);
  expect(complete.registration.fields.username).toEqual(settings.registration.fields.username);
  expect(BrandSettings.parse(complete)).toEqual(complete);
});
