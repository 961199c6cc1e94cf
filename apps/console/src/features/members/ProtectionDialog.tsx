import { Stack, TextField, Typography } from '@mui/material';
import {
  EXCLUSION_TERMS,
  type ExclusionTerm,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
} from '@parlour/contract/values/protection';
import { RAISE_WAIT_HOURS } from '@parlour/contract/values/protection.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { type Act, type Guarded, type MemberGuard, protectionKey, termOf } from './protection.rules.ts';

type Props = { act: Act; member: Guarded; merchant: string; guard: MemberGuard; onClose(): void };

/** Does one thing for a member, with the reason. */
export function ProtectionDialog({ act, member, merchant, guard, onClose }: Props) {
  const label = useLabel();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const [kind, setKind] = useState<LimitKind>('deposit');
  const [period, setPeriod] = useState<LimitPeriod>('day');
  const [amount, setAmount] = useState('');
  const [term, setTerm] = useState<ExclusionTerm>('24h');
  const memberId = member.id;
  const { protection } = client;
  const lock = (covers: 'deposit' | 'play', isLocked: boolean) => (reason: string) =>
    protection.setProtectionLock({ body: { memberId, covers, isLocked, reason }, merchant });
  const acts: Record<Act, (reason: string) => Promise<MemberGuard>> = {
    limit: (reason) =>
      protection.setMemberLimit({
        body: { memberId, kind, period, amount: amount.trim() || null, reason },
        merchant,
      }),
    exclude: (reason) => protection.excludeMember({ body: { memberId, for: term, reason }, merchant }),
    lockDeposit: lock('deposit', true),
    unlockDeposit: lock('deposit', false),
    lockPlay: lock('play', true),
    unlockPlay: lock('play', false),
  };
  return (
    <ReasonDialog
      title={`${label('protection.act', act)}: ${member.account}`}
      confirm={label('protection.act', act)}
      isDangerous={act === 'exclude' || act === 'lockDeposit' || act === 'lockPlay'}
      act={acts[act]}
      onDone={(answer) => {
        // The answer is the whole state: loading it again would be recorded as another view.
        queryClient.setQueryData(protectionKey(merchant, memberId), answer);
        void queryClient.invalidateQueries({ queryKey: ['members', merchant, memberId], exact: true });
        notify(label('protection.done', act), { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Typography variant="body2">
            {label('protection.effect', act, { hours: RAISE_WAIT_HOURS })}
          </Typography>
          {act === 'limit' ? (
            <LimitFields
              {...{ kind, setKind, period, setPeriod, amount, setAmount }}
              currency={guard.currency}
              error={errorAt('amount')}
            />
          ) : null}
          {act === 'exclude' ? <TermField term={term} onChange={setTerm} /> : null}
        </Stack>
      )}
    </ReasonDialog>
  );
}

function TermField({ term, onChange }: { term: ExclusionTerm; onChange(term: ExclusionTerm): void }) {
  const text = useText();
  const label = useLabel();
  return (
    <SelectField
      label={text('protection.term')}
      value={term}
      options={EXCLUSION_TERMS.map((value) => {
        const { unit, count } = termOf(value);
        return { value, label: label('protection.term', unit, { count }) };
      })}
      onChange={onChange}
    />
  );
}

type LimitProps = {
  kind: LimitKind;
  setKind(kind: LimitKind): void;
  period: LimitPeriod;
  setPeriod(period: LimitPeriod): void;
  amount: string;
  setAmount(amount: string): void;
  currency: string;
  error: string | undefined;
};

function LimitFields({ kind, setKind, period, setPeriod, amount, setAmount, currency, error }: LimitProps) {
  const text = useText();
  const label = useLabel();
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <SelectField
        label={text('protection.limits')}
        value={kind}
        options={LIMIT_KINDS.map((value) => ({ value, label: label('protection.kind', value) }))}
        onChange={setKind}
        width={160}
      />
      <SelectField
        label={text('protection.period')}
        value={period}
        options={LIMIT_PERIODS.map((value) => ({ value, label: label('protection.period', value) }))}
        onChange={setPeriod}
        width={160}
      />
      <TextField
        label={text('protection.limit.in', { currency })}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        error={error !== undefined}
        helperText={error ?? text('protection.limit.empty')}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 40 } }}
      />
    </Stack>
  );
}
