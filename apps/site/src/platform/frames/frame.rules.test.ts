import { describe, expect, it } from 'vitest';
import { frameAddress, readFrameMessage } from './frame.rules.ts';

const source = {};
const expected = { origin: 'https://arcade.example', source };
const hear = (data: unknown, from: Partial<typeof expected> = {}) =>
  readFrameMessage({ data, ...expected, ...from }, expected);

describe('a message of a framed game', () => {
  it('is heard from its frame and its origin', () => {
    expect(hear({ kind: 'parlour.game.ready' })).toEqual({ kind: 'ready' });
    expect(hear({ kind: 'parlour.game.close' })).toEqual({ kind: 'close' });
    expect(hear({ kind: 'parlour.game.deposit' })).toEqual({ kind: 'deposit' });
    expect(hear({ kind: 'parlour.game.round', isOpen: true })).toEqual({ kind: 'round', isOpen: true });
  });

  it('is not heard from another origin or another window', () => {
    expect(hear({ kind: 'parlour.game.close' }, { origin: 'https://arcade.example.evil' })).toBeNull();
    expect(hear({ kind: 'parlour.game.close' }, { origin: 'null' })).toBeNull();
    expect(hear({ kind: 'parlour.game.close' }, { source: {} })).toBeNull();
    const closed = { origin: expected.origin, source: null };
    expect(readFrameMessage({ data: { kind: 'parlour.game.close' }, ...closed }, closed)).toBeNull();
  });

  it('is not heard where it is none of ours', () => {
    for (const data of [
      null,
      'parlour.game.close',
      7,
      [],
      {},
      { kind: 'close' },
      { kind: 'parlour.game.pay' },
    ])
      expect(hear(data), JSON.stringify(data)).toBeNull();
    expect(hear({ kind: 'parlour.game.round', isOpen: 'yes' })).toBeNull();
  });
});

describe('the address of a game', () => {
  it('is on https, or on what the site is on', () => {
    expect(frameAddress('https://arcade.example/play?x=1', 'https://site.example')).toEqual({
      href: 'https://arcade.example/play?x=1',
      origin: 'https://arcade.example',
    });
    expect(frameAddress('http://localhost:8082/play', 'http://localhost:8080')?.origin).toBe(
      'http://localhost:8082',
    );
    expect(frameAddress('/m/lotto-h5/x', 'https://site.example')?.origin).toBe('https://site.example');
  });

  it('is nothing else', () => {
    expect(frameAddress('http://arcade.example/', 'https://site.example')).toBeNull();
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'http://['])
      expect(frameAddress(url, 'http://site.example')).toBeNull();
  });
});
