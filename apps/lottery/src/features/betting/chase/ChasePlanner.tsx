import type { LotteryTerms } from '@parlour/client';
import { currencyOf, writeDecimal } from '@parlour/money';
import { Button, Segments, Spinner, Switch, TextField } from '@parlour/ui';
import { useState } from 'react';
import { shortNumero } from '../../../parts/issue/issue.rules.ts';
import { Sheet } from '../../../parts/layout/Sheet.tsx';
import { useCurrency } from '../../../platform/page.ts';
import { useMoney, useText } from '../../../platform/texts.ts';
import { type Bet, fitMultiple, type Issues } from '../bet.rules.ts';
import styles from './ChasePlanner.module.css';
import {
  CHASE_FIRST,
  CHASE_KINDS,
  CHASE_LENGTHS,
  type Chase,
  type ChasePlan,
  chaseLimit,
  chaseOf,
  PROFIT_PERCENT_MAX,
  planChase,
} from './chase.rules.ts';
import { useUpcoming } from './useUpcoming.ts';

type Chosen = { issues: Issues; stopsOnWin: boolean };
type Props = {
  gameId: string;
  terms: LotteryTerms;
  bets: readonly Bet[];
  onChosen: (chosen: Chosen) => void;
  onClose: () => void;
};

/** Plans the same bets over the next draws, and says what all of it costs before anything is bought. */
export function ChasePlanner({ gameId, terms, bets, onChosen, onClose }: Props) {
  const text = useText();
  const { showMoney } = useMoney();
  const code = useCurrency();
  const limit = chaseLimit(bets.length, terms.chaseMax);
  const [length, setLength] = useState<number>(Math.min(CHASE_FIRST.length, limit));
  const [plan, setPlan] = useState<ChasePlan>({ kind: 'same', multiple: CHASE_FIRST.multiple });
  const [stopsOnWin, setStops] = useState(true);
  const { value: upcoming, isFailed } = useUpcoming(gameId, limit);
  const needs = chaseOf(bets, terms, currencyOf(code));
  const numeros = (upcoming ?? []).slice(0, length).map(({ numero }) => numero);
  const chase = planChase(plan, { ...needs, numeros });
  const lengths = CHASE_LENGTHS.filter((own) => own <= limit);
  return (
    <Sheet
      title={text('lotto.chase.title')}
      onClose={onClose}
      foot={
        <>
          <div className={styles.total}>
            <span>{text('lotto.chase.total', { count: chase.rows.length })}</span>
            <strong className={styles.amount}>{showMoney(writeDecimal(chase.total), code)}</strong>
          </div>
          <Button
            label={text('lotto.chase.use')}
            isDisabled={chase.rows.length === 0}
            onPress={() => onChosen({ issues: chase.rows, stopsOnWin })}
          />
        </>
      }
    >
      <div className={styles.form}>
        <Segments
          label={text('lotto.chase.kind')}
          options={CHASE_KINDS.map((kind) => ({ value: kind, label: text(`lotto.plan.${kind}`) }))}
          value={plan.kind}
          onChange={(kind) => setPlan(firstPlan(kind))}
        />
        <div className={styles.lengths}>
          <span className={styles.words}>{text('lotto.chase.length')}</span>
          <Segments
            label={text('lotto.chase.length')}
            options={lengths.map((own) => ({ value: String(own), label: String(own) }))}
            value={String(length)}
            onChange={(own) => setLength(Number(own))}
          />
        </div>
        <PlanFields plan={plan} multipleMax={needs.multipleMax} onChange={setPlan} />
        <div className={styles.stop}>
          <span>{text('lotto.chase.stop')}</span>
          <Switch label={text('lotto.chase.stop')} isOn={stopsOnWin} onChange={setStops} />
        </div>
      </div>
      {!upcoming && !isFailed && <Spinner label={text('lotto.loading')} />}
      {upcoming && chase.rows.length === 0 && (
        <p className={styles.words}>{text(isFailed ? 'lotto.failed' : 'lotto.chase.impossible')}</p>
      )}
      <ChaseTable chase={chase} />
    </Sheet>
  );
}

function firstPlan(kind: ChasePlan['kind']): ChasePlan {
  if (kind === 'profit') return { kind, percent: CHASE_FIRST.percent };
  if (kind === 'double') return { kind, multiple: CHASE_FIRST.multiple, every: CHASE_FIRST.every };
  return { kind, multiple: CHASE_FIRST.multiple };
}

type FieldsProps = { plan: ChasePlan; multipleMax: number; onChange: (plan: ChasePlan) => void };

function PlanFields({ plan, multipleMax, onChange }: FieldsProps) {
  const text = useText();
  const whole = (typed: string) => Number(typed.replace(/\D/g, '')) || 1;
  if (plan.kind === 'profit')
    return (
      <TextField
        label={text('lotto.chase.percent')}
        inputMode="numeric"
        value={String(plan.percent)}
        onChange={(typed) => onChange({ ...plan, percent: Math.min(whole(typed), PROFIT_PERCENT_MAX) })}
      />
    );
  return (
    <div className={styles.pair}>
      <TextField
        label={text('lotto.chase.first')}
        inputMode="numeric"
        value={String(plan.multiple)}
        onChange={(typed) => onChange({ ...plan, multiple: fitMultiple(whole(typed), { multipleMax }) })}
      />
      {plan.kind === 'double' && (
        <TextField
          label={text('lotto.chase.every')}
          inputMode="numeric"
          value={String(plan.every)}
          onChange={(typed) => onChange({ ...plan, every: whole(typed) })}
        />
      )}
    </div>
  );
}

function ChaseTable({ chase }: { chase: Chase }) {
  const text = useText();
  const { showMoney, showSigned } = useMoney();
  const currency = useCurrency();
  if (chase.rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('lotto.chase.draw')}</th>
          <th scope="col">×</th>
          <th scope="col">{text('lotto.chase.spent')}</th>
          <th scope="col">{text('lotto.chase.ifWon')}</th>
        </tr>
      </thead>
      <tbody>
        {chase.rows.map(({ numero, multiple, spent, profit }) => (
          <tr key={numero}>
            <td>{shortNumero(numero)}</td>
            <td>{multiple}</td>
            <td>{showMoney(writeDecimal(spent), currency)}</td>
            <td className={profit < 0n ? styles.loss : styles.gain}>
              {showSigned(writeDecimal(profit), currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
