import { cashierOperatorEndpoints } from './cashier/cashier.operator.ts';
import { demoEndpoints } from './demo/traffic.operator.ts';
import { cardOperatorEndpoints } from './games/cards.operator.ts';
import { catalogueOperatorEndpoints } from './games/catalogue.operator.ts';
import { floorOperatorEndpoints } from './games/floor.operator.ts';
import { heldWinOperatorEndpoints } from './games/held-wins.operator.ts';
import { jackpotOperatorEndpoints } from './games/jackpot.operator.ts';
import { matchOperatorEndpoints } from './games/matches.operator.ts';
import { vendorReconciliationEndpoints } from './games/reconciliation.operator.ts';
import { returnOperatorEndpoints } from './games/returns.operator.ts';
import { roundOperatorEndpoints } from './games/rounds.operator.ts';
import { vendorOperatorEndpoints } from './games/vendors.operator.ts';
import { memberOperatorEndpoints } from './identity/members.operator.ts';
import { lotteryOperatorEndpoints } from './lottery/lottery.operator.ts';
import { announcementOperatorEndpoints } from './messages/announcements.operator.ts';
import { chatOperatorEndpoints } from './messages/chat.operator.ts';
import { feedbackOperatorEndpoints } from './messages/feedback.operator.ts';
import { inboxOperatorEndpoints } from './messages/inbox.operator.ts';
import { pageOperatorEndpoints } from './messages/pages.operator.ts';
import { presenterOperatorEndpoints } from './messages/presenters.operator.ts';
import { roomOperatorEndpoints } from './messages/room.operator.ts';
import type { OperatorEndpointDefinition } from './operators/operator-endpoint.ts';
import { operators } from './operators/operators.ts';
import { blockOperatorEndpoints } from './promotions/blocks.operator.ts';
import { boardOperatorEndpoints } from './promotions/boards.operator.ts';
import { bonusOperatorEndpoints } from './promotions/bonuses.operator.ts';
import { costOperatorEndpoints } from './promotions/costs.operator.ts';
import { forecastOperatorEndpoints } from './promotions/forecast.operator.ts';
import { grantOperatorEndpoints } from './promotions/grants.operator.ts';
import { inviteOperatorEndpoints } from './promotions/invite.operator.ts';
import { mallOperatorEndpoints } from './promotions/mall.operator.ts';
import { promotionOperatorEndpoints } from './promotions/promotions.operator.ts';
import { simulationOperatorEndpoints } from './promotions/simulation.operator.ts';
import { vipOperatorEndpoints } from './promotions/vip.operator.ts';
import { memberProtectionEndpoints } from './protection/protection.operator.ts';
import { brandEndpoints } from './system/brands.operator.ts';
import { operationsEndpoints } from './system/operations.operator.ts';
import { ledgerEndpoints } from './wallet/ledger.operator.ts';
import { reportEndpoints } from './wallet/reports.operator.ts';
import { todayEndpoints } from './wallet/today.operator.ts';

/** Every call of the operators' console, by domain. Served on the console's origin alone. */
export const consoleContract = {
  operators,
  identity: memberOperatorEndpoints,
  messages: {
    ...announcementOperatorEndpoints,
    ...inboxOperatorEndpoints,
    ...pageOperatorEndpoints,
    ...chatOperatorEndpoints,
    ...feedbackOperatorEndpoints,
    ...roomOperatorEndpoints,
    ...presenterOperatorEndpoints,
  },
  protection: memberProtectionEndpoints,
  system: { ...brandEndpoints, ...operationsEndpoints },
  wallet: { ...ledgerEndpoints, ...reportEndpoints, ...todayEndpoints },
  cashier: cashierOperatorEndpoints,
  games: {
    ...catalogueOperatorEndpoints,
    ...vendorOperatorEndpoints,
    ...roundOperatorEndpoints,
    ...heldWinOperatorEndpoints,
    ...returnOperatorEndpoints,
    ...cardOperatorEndpoints,
    ...floorOperatorEndpoints,
    ...vendorReconciliationEndpoints,
    ...matchOperatorEndpoints,
    ...jackpotOperatorEndpoints,
  },
  lottery: lotteryOperatorEndpoints,
  promotions: {
    ...promotionOperatorEndpoints,
    ...simulationOperatorEndpoints,
    ...grantOperatorEndpoints,
    ...blockOperatorEndpoints,
    ...bonusOperatorEndpoints,
    ...costOperatorEndpoints,
    ...forecastOperatorEndpoints,
    ...vipOperatorEndpoints,
    ...mallOperatorEndpoints,
    ...inviteOperatorEndpoints,
    ...boardOperatorEndpoints,
  },
  demo: demoEndpoints,
} satisfies Record<string, Record<string, OperatorEndpointDefinition>>;
export type ConsoleContract = typeof consoleContract;
