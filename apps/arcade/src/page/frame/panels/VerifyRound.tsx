import { isSame, payoutOf, type Recomputed, recompute } from '@parlour/game-rules';
import { loadGame } from '@parlour/game-rules/games';
import { amountOf, writeDecimal } from '@parlour/money';
import { Button } from '@parlour/ui';
import { useEffect, useMemo, useState } from 'react';
import { errorKey, type RoundEvidence, type RoundView, type SessionView } from '../../platform/calls.ts';
import { useSpoken, useText } from '../../platform/texts.tsx';
import { CopyText } from './CopyText.tsx';
import { Facts } from './Facts.tsx';
import styles from './Panels.module.css';
import type { PanelProps } from './panel.ts';
import { isUnderRoot, messageOf, recordOf, sourceFacts } from './round-source.ts';
import { useSeedChange } from './useSeedChange.ts';

/** Recomputes a round in the browser, from its seeds alone, and shows the working. */
export default function VerifyRound(props: PanelProps & { round: RoundView }) {
  const { round, calls, session, onSeeds, onPanel } = props;
  const text = useText();
  const [told, setTold] = useState<RoundEvidence | null>(null);
  const [failure, setFailure] = useState<ReturnType<typeof errorKey> | null>(null);
  const seeds = useSeedChange({ calls, session, onSeeds });

  useEffect(() => {
    calls.round(round.id).then(setTold, (error) => setFailure(errorKey(error)));
  }, [calls, round.id]);

  async function reveal(): Promise<void> {
    if (!(await seeds.change())) return;
    await calls.round(round.id).then(setTold, (error) => setFailure(errorKey(error)));
  }

  const wrong = failure ?? seeds.failure;
  return (
    <>
      {wrong && (
        <p className={styles.bad} role="alert">
          {text(wrong)}
        </p>
      )}
      {round.isOver && (
        <Button
          kind="quiet"
          label={text('arcade.watchAgain')}
          onPress={() => onPanel({ kind: 'replay', round })}
        />
      )}
      {told && <Given {...props} told={told} />}
      {told?.draw && told.serverSeed === null && <p className={styles.quiet}>{text('arcade.drawSecret')}</p>}
      {told && !told.draw && told.serverSeed === null && (
        <>
          <p className={styles.quiet}>{text('arcade.seedSecret')}</p>
          <Facts
            facts={[
              { name: text('arcade.nextHash'), value: session.seeds.nextServerSeedHash, isCode: true },
              { name: text('arcade.nextClientSeed'), value: seeds.clientSeed, isCode: true },
            ]}
          />
          <Button label={text('arcade.newSeed')} isDisabled={seeds.isRunning} onPress={() => void reveal()} />
        </>
      )}
      {told?.serverSeed && <Working {...props} told={told} serverSeed={told.serverSeed} />}
    </>
  );
}

type ToldProps = PanelProps & { told: RoundEvidence };

function Given({ told, page, model, session }: ToldProps) {
  const spoken = useSpoken();
  const { text } = spoken;
  const { showMoney } = spoken.money;
  const { pick, seen, steps, staked, payout, serverSeedHash } = told;
  const { currency } = session;
  const showPaid = (paid: string) => (amountOf(paid) > 0n ? showMoney(paid, currency) : text('arcade.noWin'));
  return (
    <Facts
      facts={[
        ...(seen === null
          ? []
          : [{ name: text('arcade.outcome'), value: page.tell(spoken, { pick, seen, model }) }]),
        { name: text('arcade.stake'), value: showMoney(staked, currency) },
        ...(payout === null ? [] : [{ name: text('arcade.paid'), value: showPaid(payout) }]),
        { name: text('arcade.pick'), value: JSON.stringify(pick), isCode: true },
        ...(steps.length > 0
          ? [{ name: text('arcade.steps'), value: JSON.stringify(steps), isCode: true }]
          : []),
        { name: text('arcade.hash'), value: serverSeedHash, isCode: true },
        ...sourceFacts(told, text),
      ]}
    />
  );
}

function Working({ told, serverSeed, page, model, session }: ToldProps & { serverSeed: string }) {
  const spoken = useSpoken();
  const { text } = spoken;
  const [computed, setComputed] = useState<Recomputed | null>(null);
  const { mechanic, model: name, pick } = told;
  const record = useMemo(() => recordOf(told), [told]);
  useEffect(() => {
    let isCurrent = true;
    void loadGame(mechanic, name)?.then((game) => {
      if (isCurrent && record) setComputed(recompute(game, record));
    });
    return () => {
      isCurrent = false;
    };
  }, [mechanic, name, record]);
  if (!computed) return null;
  const { serverSeedHash, played } = computed;
  const isGood =
    serverSeedHash === told.serverSeedHash &&
    played !== null &&
    isSame(played.seen, told.seen) &&
    paysAsPlayed(told, computed, session) &&
    isUnderRoot(told);
  const file = [{ mechanic, model: name, ...record }];
  return (
    <>
      <h3 className={styles.heading}>{text('arcade.verifyWorking')}</h3>
      <Facts
        facts={[
          { name: text('arcade.serverSeed'), value: serverSeed, isCode: true },
          { name: text('arcade.verifyHash'), value: serverSeedHash, isCode: true },
          {
            name: text('arcade.verifyWords', { algorithm: 'HMAC-SHA256' }),
            value: messageOf(told),
            isCode: true,
          },
        ]}
      />
      <p className={styles.quiet}>{page.explain(spoken, model)}</p>
      {played && (
        <Facts
          facts={[
            ...(told.proof
              ? [
                  {
                    name: text('arcade.drawProof'),
                    value: text('arcade.drawProofOf', {
                      place: told.proof.index + 1,
                      count: told.proof.size,
                    }),
                  },
                ]
              : []),
            {
              name: text('arcade.verifyOutcome'),
              value: page.tell(spoken, { pick, seen: played.seen, model }),
            },
          ]}
        />
      )}
      <p className={isGood ? styles.good : styles.bad} role="status">
        {text(isGood ? 'arcade.verifyGood' : 'arcade.verifyBad')}
      </p>
      <CopyText label={text('arcade.verifyFile')} content={JSON.stringify(file, null, 2)} />
      <p className={styles.quiet}>{text('arcade.outside')}</p>
      <Facts
        facts={[
          {
            name: text('arcade.outsideNumbers'),
            value: new URL(`/models/${mechanic}/${name}.json`, location.href).href,
            isCode: true,
          },
        ]}
      />
    </>
  );
}

/** What was paid is what the recomputed round pays; at a table bets are added to each other, alone a round multiplies its first. */
function paysAsPlayed(
  { stake, staked, payout, draw }: RoundEvidence,
  { played }: Recomputed,
  { currency }: SessionView,
): boolean {
  if (!played || payout === null) return false;
  return (
    writeDecimal(payoutOf(amountOf(draw ? staked : stake), played.won, currency)) ===
    writeDecimal(amountOf(payout))
  );
}
