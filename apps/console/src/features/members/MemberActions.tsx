import { Button, Checkbox, FormControlLabel, FormHelperText, Stack, Typography } from '@mui/material';
import type { MemberType } from '@parlour/contract/values/identity';
import { ONE_TIME_PASSWORD_HOURS } from '@parlour/contract/values/identity.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { ToldOnceDialog } from '../../parts/dialogs/ToldOnceDialog.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { useConsole } from '../../platform/console.ts';
import { useFind, useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { type Action, CHOSEN_TYPES, isAgent, type MemberDetail, offeredActions } from './members.rules.ts';

type Props = { member: MemberDetail; merchant: string };

/** What may be done to a member. */
export function MemberActions({ member, merchant }: Props) {
  const label = useLabel();
  const { clock } = useConsole();
  const allowed = {
    canManage: usePermission({ permission: 'members.manage', scope: 'brand' }, merchant),
    canReset: usePermission({ permission: 'members.reset', scope: 'brand' }, merchant),
    canChangeType: usePermission({ permission: 'members.type', scope: 'brand' }, merchant),
  };
  const [action, setAction] = useState<Action | null>(null);
  const [told, setTold] = useState<string | null>(null);
  return (
    <>
      {offeredActions(member, allowed, clock.now()).map((name) => (
        <Button
          key={name}
          variant="outlined"
          color={name === 'lock' ? 'error' : 'primary'}
          onClick={() => setAction(name)}
        >
          {label('members.action', name)}
        </Button>
      ))}
      {action ? (
        <ActionDialog
          member={member}
          merchant={merchant}
          action={action}
          onClose={() => setAction(null)}
          onTold={setTold}
        />
      ) : null}
      {told ? <ToldOnceDialog told={{ oneTimePassword: told }} onClose={() => setTold(null)} /> : null}
    </>
  );
}

type DialogProps = Props & { action: Action; onClose(): void; onTold(oneTimePassword: string): void };

function ActionDialog({ member, merchant, action, onClose, onTold }: DialogProps) {
  const label = useLabel();
  const find = useFind();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const [type, setType] = useState<MemberType>(member.type);
  const [isAgentOnly, setAgentOnly] = useState(member.isAgentOnly);
  const { id, account } = member;
  const { identity } = client;
  const acts: Record<Action, (reason: string) => Promise<object>> = {
    lock: (reason) => identity.setMemberState({ body: { id, state: 'locked', reason }, merchant }),
    unlock: (reason) => identity.setMemberState({ body: { id, state: 'active', reason }, merchant }),
    endPause: (reason) => identity.endMemberPause({ body: { id, reason }, merchant }),
    reset: (reason) => identity.resetMemberPassword({ body: { id, reason }, merchant }),
    resetFactor: (reason) => identity.resetMemberFactor({ body: { id, reason }, merchant }),
    type: (reason) =>
      identity.setMemberType({
        body: { id, type, isAgentOnly: isAgentOnly && isAgent(type), reason },
        merchant,
      }),
  };
  const finish = (answer: object) => {
    if ('oneTimePassword' in answer) onTold(String(answer.oneTimePassword));
    // The answer is the updated member: reloading would be recorded as another view.
    if ('account' in answer) queryClient.setQueryData(['members', merchant, id], answer);
    void queryClient.invalidateQueries({ queryKey: ['members', merchant, id, 'sessions'] });
    notify(label('members.done', action), { type: 'success' });
    onClose();
  };
  return (
    <ReasonDialog
      title={find(`members.ask.${action}`, { account }) ?? action}
      confirm={label('members.action', action)}
      isDangerous={action === 'lock' || action === 'reset'}
      act={acts[action]}
      onDone={finish}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <Typography variant="body2">
          {label('members.effect', action, { hours: ONE_TIME_PASSWORD_HOURS })}
        </Typography>
        {action === 'type' ? <TypeFields {...{ type, setType, isAgentOnly, setAgentOnly }} /> : null}
      </Stack>
    </ReasonDialog>
  );
}

type TypeProps = {
  type: MemberType;
  setType(type: MemberType): void;
  isAgentOnly: boolean;
  setAgentOnly(isOnly: boolean): void;
};

function TypeFields({ type, setType, isAgentOnly, setAgentOnly }: TypeProps) {
  const text = useText();
  const label = useLabel();
  return (
    <>
      <SelectField
        label={text('members.type')}
        value={String(type)}
        options={CHOSEN_TYPES.map((one) => ({
          value: String(one),
          label: label('members.type', `${one}`),
        }))}
        onChange={(value) => setType(CHOSEN_TYPES.find((one) => String(one) === value) ?? type)}
      />
      {isAgent(type) ? (
        <div>
          <FormControlLabel
            control={<Checkbox checked={isAgentOnly} onChange={(_, isOn) => setAgentOnly(isOn)} />}
            label={text('members.agentOnly')}
          />
          <FormHelperText>{text('members.agentOnly.hint')}</FormHelperText>
        </div>
      ) : null}
    </>
  );
}
