import { PICTURES_PATH } from '@parlour/contract';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '../../tenancy/brand.ts';
import { Refusal } from '../calls/refusal.ts';
import { FILES_KEPT_SECONDS } from '../http.rules.ts';

const POLICY = "default-src 'none'; sandbox";

export type PictureNeeds = {
  brands: { ofMerchant(merchantCode: string): Brand | undefined };
  find(brand: Brand, file: string): Promise<{ type: string; content: Uint8Array } | null>;
};

/**
 * Pictures that operators uploaded. They are public, and the address names brand and content: it answers on every host,
 * and the answer never changes.
 */
export function pictureRoutes(server: FastifyInstance, { brands, find }: PictureNeeds): void {
  server.get(`${PICTURES_PATH}:merchant/:file`, async (request, reply) => {
    const { merchant, file } = request.params as { merchant: string; file: string };
    const brand = brands.ofMerchant(merchant);
    const found = brand && (await find(brand, file));
    if (!found) throw new Refusal('not_found');
    return reply
      .headers({
        'cache-control': `public, max-age=${FILES_KEPT_SECONDS}, immutable`,
        'content-security-policy': POLICY,
      })
      .type(found.type)
      .send(Buffer.from(found.content));
  });
}
