import type { Figure } from '@parlour/contract';
import type { ConsoleSources } from '../../domain-module.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type Reach, reaches } from '../../tenancy/reach.ts';
import type { Brands } from './brands/brands.ts';

type Sources = { brands: Brands; jobs: Jobs };

/** What system adds to the operators' inbox; `modules.ts` passes it to the operators domain, which is to the right. */
export function systemConsoleSources({ brands, jobs }: Sources): ConsoleSources {
  const within = (reach: Reach) => brands.all().filter(({ id }) => reaches(reach, id));
  const figure = (label: string, value: number): Figure => ({
    label,
    unit: 'count',
    currency: null,
    value: String(value),
    series: [],
  });
  return {
    tasks: [
      {
        kind: 'failed_jobs',
        permission: 'jobs.retry',
        count: async ({ reach }) => (reach === 'all' ? jobs.countIn('failed') : 0),
      },
      {
        kind: 'overdue_days',
        permission: 'jobs.retry',
        count: async ({ reach }) => (reach === 'all' ? jobs.countOverdueDays() : 0),
      },
    ],
    searchers: [
      {
        kind: 'brand',
        permission: 'brands.read',
        async find({ q, reach, limit }) {
          const word = q.toLowerCase();
          return within(reach)
            .filter(({ settings: { merchantCode, name, hosts } }) =>
              [merchantCode, name, ...hosts].some((text) => text.toLowerCase().includes(word)),
            )
            .slice(0, limit)
            .map(({ settings: { merchantCode, name, hosts } }) => ({
              id: merchantCode,
              title: name,
              detail: hosts.join(', '),
              merchantCode,
            }));
        },
      },
    ],
    figures: [
      {
        permission: 'brands.read',
        async read({ reach }) {
          const closed = within(reach).filter(({ settings }) => settings.maintenance.enabled).length;
          return [
            figure('system.brands_open', within(reach).length - closed),
            figure('system.brands_in_maintenance', closed),
          ];
        },
      },
      {
        permission: 'jobs.read',
        async read({ reach }) {
          if (reach !== 'all') return [];
          return [
            figure('system.jobs_queued', await jobs.countIn('queued')),
            figure('system.jobs_failed', await jobs.countIn('failed')),
          ];
        },
      },
    ],
  };
}
