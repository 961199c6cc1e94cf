import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { postJson } from './outbound.ts';
import { guardedLookup, isPrivateAddress, isPrivateUrl } from './private-networks.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
])('%s is in a private network', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])('%s is public', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

test('an address that is written otherwise is still private, and a configured host is not', () => {
  expect(isPrivateUrl('http://0x7f000001/', [])).toBe(true);
  expect(isPrivateUrl('http://api.localhost:80', [])).toBe(true);
  expect(isPrivateUrl('http://vendor.example', [])).toBe(false);
  expect(isPrivateUrl('http://10.0.0.7:8080/api', ['10.0.0.7:8080'])).toBe(false);
  expect(isPrivateUrl('http://10.0.0.7:22', ['10.0.0.7:8080'])).toBe(true);
});

test('a name is judged by where it leads when it is called', async () => {
  const lookup = guardedLookup('https://vendor.example', []);
  const refused = await new Promise((resolve) => lookup?.('localhost', { all: true }, resolve));
  expect(String(refused)).toContain('leads to a private network');
});

test('a guarded call reaches configured hosts, keeps to its deadline, and follows no redirect', async () => {
  const server = createServer((request, reply) => {
    if (request.url === '/slow') return;
    reply.writeHead(request.url === '/moved' ? 302 : 200, { location: '/' }).end('{"is":"well"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = { deadlineMs: 2_000, requestId: null, body: {}, privateHosts: ['127.0.0.1'] };
  expect(await postJson({ ...call, url: origin })).toEqual({ status: 200, text: '{"is":"well"}' });
  expect((await postJson({ ...call, url: `${origin}/moved` })).status).toBe(302);
  await expect(postJson({ ...call, url: `${origin}/slow`, deadlineMs: 50 })).rejects.toThrow();
  await expect(postJson({ ...call, url: origin, privateHosts: [] })).rejects.toThrow('private network');
  server.closeAllConnections();
  server.close();
});
