import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { BrandEditor } from './brands/brands.ts';
import type { Operations } from './operations/operations.ts';

type RouteNeeds = { editor: BrandEditor; operations: Operations };

export function systemOperatorRoutes({
  editor,
  operations,
}: RouteNeeds): OperatorHandlers<typeof consoleContract.system> {
  return {
    brands: ({ reach }) => ({ items: editor.list(reach), next: null }),
    brand: (call) => editor.read(call),
    saveBrand: ({ body, ...call }) => editor.save(call, body),
    createBrand: ({ body, ...call }) => editor.create(call, body),
    brandVersions: ({ brand, query }) => editor.versions(brand, query),
    brandVersion: ({ brand, query }) => editor.version(brand, query.version),
    restoreBrand: ({ body, ...call }) => editor.restore(call, body),
    brandTexts: ({ brand, query }) => editor.texts(brand, query),
    jobs: ({ query }) => operations.jobs(query),
    jobCounts: async () => ({ items: await operations.jobCounts() }),
    dailyJobs: async () => ({ items: await operations.dailyJobs() }),
    retryJob: async ({ body, actor }) => ({ job: await operations.retryJob(body, actor) }),
    outbox: ({ brand, query }) => operations.outbox(brand, query),
    revealMessage: async ({ brand, body, actor }) => ({
      message: await operations.revealMessage(brand, body, actor),
    }),
    retryMessage: async ({ brand, body, actor }) => ({
      message: await operations.retryMessage(brand, body, actor),
    }),
    health: () => operations.health(),
  };
}
