import { expect, it } from 'vitest';
import { installWays, officialLinks } from './install-ways.rules.ts';

const url = 'https://example.com/x';

it('a guide to a download is given only where there is one', () => {
  expect(installWays([]).map(({ way }) => way)).toEqual(['homeScreen']);
  const all = ['MOBILECONFIG', 'Android', 'IOS', 'TELEGRAM'].map((resourceType) => ({ resourceType, url }));
  expect(installWays(all).map(({ way }) => way)).toEqual(['homeScreen', 'android', 'ios', 'profile']);
});

it('official links are those to the networks of the brand', () => {
  const resources = ['FACEBOOK', 'IOS', 'TELEGRAM'].map((resourceType) => ({ resourceType, url }));
  expect(officialLinks(resources).map(({ resourceType }) => resourceType)).toEqual(['FACEBOOK', 'TELEGRAM']);
});
