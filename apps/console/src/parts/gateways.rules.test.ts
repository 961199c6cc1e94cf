import { expect, test } from 'vitest';
import { gatewaysToChoose, isGatewayUsable, titleOfGateway } from './gateways.rules.ts';

const gateways = [
  { name: 'sandbox-pay', title: 'Sandbox Pay', isSetUp: true },
  { name: 'sandbox-wire', title: 'Sandbox Wire', isSetUp: false },
];

test('a gateway is read by its title, and by its name where nobody knows it', () => {
  expect(titleOfGateway(gateways, 'sandbox-wire')).toBe('Sandbox Wire');
  expect(titleOfGateway(gateways, 'long-gone')).toBe('long-gone');
});

test('one can choose what is set up, and keep what was chosen', () => {
  expect(gatewaysToChoose(gateways, null)).toEqual(['sandbox-pay']);
  expect(gatewaysToChoose(gateways, 'sandbox-pay')).toEqual(['sandbox-pay']);
  expect(gatewaysToChoose(gateways, 'long-gone')).toEqual(['sandbox-pay', 'long-gone']);
});

test('what is not set up cannot be used, and before they are known nobody says so', () => {
  expect(isGatewayUsable(gateways, 'sandbox-pay')).toBe(true);
  expect(isGatewayUsable(gateways, 'sandbox-wire')).toBe(false);
  expect(isGatewayUsable(undefined, 'sandbox-wire')).toBe(true);
});
