import { createHash } from 'node:crypto';
import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createProver, hashLeaf, rootOf, verifyInclusion } from './merkle.ts';

/** The inputs, roots and paths by which implementations of RFC 6962 are commonly tested. */
const INPUTS = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const PATHS: { index: number; size: number; path: string[] }[] = [
  { index: 0, size: 1, path: [] },
  {
    index: 0,
    size: 8,
    path: [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  },
  {
    index: 5,
    size: 8,
    path: [
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  },
  { index: 2, size: 3, path: ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'] },
  {
    index: 1,
    size: 5,
    path: [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  },
];
const LEAVES = INPUTS.map((input) => hashLeaf(Buffer.from(input, 'hex')));

describe('a Merkle tree', () => {
  test.each(ROOTS.map((root, size) => ({ root, size })))(
    'of $size known leaves has the known root',
    ({ root, size }) => {
      expect(rootOf(LEAVES.slice(0, size))).toBe(root);
    },
  );

  test.each(PATHS)('of $size leaves proves leaf $index by the known path', (proof) => {
    const { index, size } = proof;
    expect(createProver(LEAVES.slice(0, size))(index)).toEqual(proof);
    expect(verifyInclusion(leafAt(index), proof, ROOTS[size] ?? '')).toBe(true);
  });

  test('has the root of the definition, and a proof for each leaf that fits no other place', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 8 }), { minLength: 1, maxLength: 40 }), (contents) => {
        const leaves = contents.map((content, index) => hashLeaf(Uint8Array.of(index, ...content)));
        const root = rootOf(leaves);
        expect(root).toBe(referenceRoot(leaves).toString('hex'));
        for (const [index, leaf] of leaves.entries()) {
          const proof = createProver(leaves)(index);
          expect(verifyInclusion(leaf, proof, root)).toBe(true);
          const elsewhere = { ...proof, index: (index + 1) % leaves.length };
          if (leaves.length > 1) expect(verifyInclusion(leaf, elsewhere, root)).toBe(false);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('accepts no proof with one bit changed, in the leaf, a node or the root', () => {
    const proof = createProver(LEAVES.slice(0, 7))(6);
    const leaf = leafAt(6);
    const root = ROOTS[7] ?? '';
    expect(verifyInclusion(leaf, proof, root)).toBe(true);
    for (let bit = 0; bit < 256; bit += 1) {
      expect(verifyInclusion(flip(leaf, bit), proof, root)).toBe(false);
      expect(verifyInclusion(leaf, proof, bytesToHex(flip(Buffer.from(root, 'hex'), bit)))).toBe(false);
      for (const [height, node] of proof.path.entries()) {
        const path = proof.path.with(height, bytesToHex(flip(Buffer.from(node, 'hex'), bit)));
        expect(verifyInclusion(leaf, { ...proof, path }, root)).toBe(false);
      }
    }
  });

  test('accepts no proof that is too long or too short, and no node as a leaf', () => {
    const proof = createProver(LEAVES)(0);
    const root = ROOTS[8] ?? '';
    const [first = '', ...rest] = proof.path;
    expect(verifyInclusion(leafAt(0), { ...proof, path: [...proof.path, first] }, root)).toBe(false);
    expect(verifyInclusion(leafAt(0), { ...proof, path: rest }, root)).toBe(false);
    const node = Buffer.concat([leafAt(0), leafAt(1)]);
    expect(verifyInclusion(hashLeaf(node), { index: 0, size: 4, path: rest }, root)).toBe(false);
  });

  test.each([
    [{ index: 8, size: 8, path: [] }, 'there is no leaf 8 in a tree of 8'],
    [{ index: -1, size: 8, path: [] }, 'there is no leaf -1'],
    [{ index: 0.5, size: 8, path: [] }, 'there is no leaf 0.5'],
    [{ index: 0, size: 0, path: [] }, 'a tree with a proof has 1 to'],
    [{ index: 0, size: 2 ** 40, path: [] }, 'a tree with a proof has 1 to'],
    [{ index: 0, size: 2, path: ['zz'] }, 'path[0] must be 64 lower-case hex digits'],
  ])('refuses the proof %j', (proof, problem) => {
    expect(() => verifyInclusion(leafAt(0), proof, ROOTS[8] ?? '')).toThrow(problem);
  });
});

function leafAt(index: number): Uint8Array {
  return LEAVES[index] ?? new Uint8Array();
}

function flip(bytes: Uint8Array, bit: number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  const index = Math.floor(bit / 8);
  changed[index] = (changed[index] ?? 0) ^ (1 << (bit % 8));
  return changed;
}

/** MTH of RFC 6962, section 2.1, word for word. */
function referenceRoot(leaves: Uint8Array[]): Buffer {
  const [only] = leaves;
  if (only && leaves.length === 1) return Buffer.from(only);
  const k = 2 ** (Math.ceil(Math.log2(leaves.length)) - 1);
  const halves = [referenceRoot(leaves.slice(0, k)), referenceRoot(leaves.slice(k))];
  return createHash('sha256')
    .update(Buffer.concat([Buffer.of(1), ...halves]))
    .digest();
}
