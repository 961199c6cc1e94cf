import type { MessageKey } from '@parlour/texts/keys';
import type { IconName } from '@parlour/ui';
import type { LaterRouteName } from '../../platform/routes/routes.ts';

type EmptyState = { icon: IconName; title: MessageKey; detail: MessageKey };

/** What a page says whose domain is not built: true today, and no promise. */
export const EMPTY_STATES: Record<LaterRouteName, EmptyState> = {
  salaryContract: {
    icon: 'contract',
    title: 'agents.salaryContract.empty',
    detail: 'agents.salaryContract.emptyDetail',
  },
  dividendContract: {
    icon: 'contract',
    title: 'agents.dividendContract.empty',
    detail: 'agents.dividendContract.emptyDetail',
  },
  hourlyContract: {
    icon: 'contract',
    title: 'agents.hourlyContract.empty',
    detail: 'agents.hourlyContract.emptyDetail',
  },
};
