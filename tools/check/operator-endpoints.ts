import {
  BRAND_PART_PERMISSION,
  type OperatorEndpointDefinition,
  PERMISSIONS,
  ROLE_PERMISSIONS,
} from '@parlour/contract';

type Endpoints = Record<string, Record<string, OperatorEndpointDefinition>>;

/** Where nobody is signed in yet, and where an operator deals with their own account: the only calls without a permission. */
const WITHOUT_PERMISSION = new Set([
  'operators.signIn',
  'operators.signInWithCode',
  'operators.me',
  'operators.signOut',
  'operators.ownSessions',
  'operators.endOwnSessions',
  'operators.changePassword',
  'operators.startSecondFactor',
  'operators.confirmSecondFactor',
  'operators.renewRecoveryCodes',
  'operators.removeSecondFactor',
  'operators.signInPasskeyOptions',
  'operators.signInWithPasskey',
  'operators.ownPasskeys',
  'operators.passkeyCreationOptions',
  'operators.addPasskey',
  'operators.removePasskey',
]);
/** Changes nothing that anybody would ask about later. */
const WITHOUT_REASON = new Set([
  'operators.ticket',
  'cashier.takeWithdrawal',
  'games.takeCardCase',
  'cashier.reconcile',
  'games.reconcileVendor',
  // It reads; what is submitted after it has a reason.
  'promotions.simulateOffer',
  'promotions.tryVipPlan',
  'promotions.promotionForecast',
  // An order cannot be sent without it, and the look is on record.
  'promotions.mallOrderAddress',
  // Nobody sees a picture before an announcement with it is saved and published, each with a reason.
  'messages.uploadPicture',
  // A conversation is kept word for word, with who took it and when.
  'messages.takeChat',
  'messages.handOverChat',
  'messages.closeChat',
  'messages.answerChat',
  'messages.answerChatPicture',
  'messages.markDeskChat',
  'messages.deskTyping',
  // The room keeps who of the house said what.
  'messages.speakInRoom',
  // What nobody reads before an operator sends it.
  'messages.saveCannedAnswer',
  'messages.removeCannedAnswer',
]);
/** What is written down is itself the reason, and is kept for good (docs/decisions/0151). */
const TEXT_IS_THE_REASON: Readonly<Record<string, string>> = {
  'protection.noteInteraction': 'note',
  'protection.followUpInteraction': 'note',
  'messages.answerFeedback': 'answer',
};

/** What the types cannot check about operators' calls: one line per violation. */
export function checkOperatorEndpoints(endpoints: Endpoints): string[] {
  const problems = Object.entries(endpoints).flatMap(([domain, definitions]) =>
    Object.entries(definitions).flatMap(([name, definition]) => problemsOf(`${domain}.${name}`, definition)),
  );
  return [...problems, ...unusedPermissions(endpoints)];
}

function problemsOf(id: string, definition: OperatorEndpointDefinition): string[] {
  const { access, method, path, body, answers } = definition;
  const hasPermission = typeof access === 'object' && access.operator !== 'self';
  const rules: [boolean, string][] = [
    [path.startsWith('/ops/'), 'is not under /ops/'],
    [access !== undefined, 'declares no access'],
    [hasPermission || WITHOUT_PERMISSION.has(id), 'declares no permission'],
    [
      !hasPermission || PERMISSIONS.some((permission) => permission === access.operator),
      'names an unknown permission',
    ],
    [
      (answers !== undefined) === (hasPermission && access.by === 'ticket'),
      'streams or files, and only they, are opened with a ticket',
    ],
    [method === 'GET' || answers === undefined, 'what a ticket opens is a GET'],
    [
      method === 'GET' ||
        !hasPermission ||
        WITHOUT_REASON.has(id) ||
        body?.shape[TEXT_IS_THE_REASON[id] ?? 'reason'] !== undefined,
      'changes something without asking for a reason',
    ],
  ];
  return rules.filter(([holds]) => !holds).map(([, problem]) => `${id}: ${problem}`);
}

function unusedPermissions(endpoints: Endpoints): string[] {
  const used = new Set<string>(Object.values(BRAND_PART_PERMISSION));
  for (const definition of Object.values(endpoints).flatMap((definitions) => Object.values(definitions)))
    if (typeof definition.access === 'object') used.add(definition.access.operator);
  const granted = new Set<string>(Object.values(ROLE_PERMISSIONS).flat());
  return PERMISSIONS.filter((permission) => !used.has(permission) || !granted.has(permission)).map(
    (permission) => `${permission}: no endpoint needs it, or no role has it`,
  );
}
