import type { RefusalCode } from '@parlour/contract';
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

export type Refused = { status: number; code: RefusalCode };

/** A call that must be refused in the form every refusal has, with nothing of the server's inside. */
export async function seeRefused(app: TestApp, options: InjectOptions, { status, code }: Refused) {
  const response = await app.server.inject(options);
  expect(response.json()).toEqual({
    success: false,
    code,
    message: expect.any(String),
    value: expect.any(Object),
  });
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.body).not.toContain('node_modules');
  return response;
}
