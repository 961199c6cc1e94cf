import type { Packet } from '@parlour/client';
import clsx from 'clsx';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useSite } from '../../../platform/site.ts';
import { useFormats, useMoney } from '../../../platform/texts/texts.tsx';
import { Confetti } from '../Confetti.tsx';
import { useChanceText } from '../chance-text.ts';
import { Envelope } from './Envelope.tsx';
import styles from './PacketStage.module.css';
import { writeCountdown } from './packets.rules.ts';

const FALLING = Array.from({ length: 9 }, (_, place) => place);

type Props = { packet: Packet; nowMs: number; onTapped: () => void };

/** The moment itself: waiting for it, tapping while it rains, and what was inside. */
export function PacketStage({ packet, nowMs, onTapped }: Props) {
  const text = useChanceText();
  const { client } = useSite();
  const { isBusy, run } = useBusy();
  const { showRound } = useMoney();
  const { state, own } = packet;
  const isRaining = state === 'open';
  const isGone = !own && (state === 'drawn' || packet.taken >= packet.shares);
  const canTap = isRaining && !own && packet.taken < packet.shares;
  const tap = () =>
    run(async () => {
      await client.promotions.tapPacket({ body: { number: packet.number } });
      onTapped();
    });
  return (
    <section
      className={clsx(styles.stage, styles[state], isGone && styles.gone)}
      aria-label={text('chance.packet.title')}
    >
      <span className={styles.rays} aria-hidden="true" />
      {isRaining && (
        <span className={styles.rain} aria-hidden="true">
          {FALLING.map((place) => (
            <span key={place} className={styles.drop}>
              <Envelope />
            </span>
          ))}
        </span>
      )}
      <p className={styles.total}>{showRound(packet.total, packet.currency)}</p>
      <p className={styles.shares}>
        {text('chance.packet.shares', { count: packet.shares, taken: packet.taken })}
      </p>
      <button
        type="button"
        className={styles.envelope}
        disabled={!canTap || isBusy}
        aria-label={text('chance.packet.tap')}
        onClick={tap}
      >
        <Envelope isOpen={state === 'drawn' && own !== null} />
      </button>
      <Told packet={packet} nowMs={nowMs} />
    </section>
  );
}

/** What is to be said of it now. */
function Told({ packet, nowMs }: { packet: Packet; nowMs: number }) {
  const text = useChanceText();
  const { soon } = useFormats();
  const { showMoney } = useMoney();
  const { state, own, currency } = packet;
  if (state === 'drawn')
    return own?.share ? (
      <div className={styles.told}>
        <Confetti />
        <p className={styles.share}>{showMoney(own.share, currency)}</p>
        <p role="status">{text('chance.packet.won', { place: own.place })}</p>
      </div>
    ) : (
      <p className={styles.told}>{text('chance.packet.missed')}</p>
    );
  if (state === 'coming')
    return (
      <div className={styles.told}>
        <p className={styles.count} role="timer">
          {writeCountdown(packet.opensAt - nowMs)}
        </p>
        <p>{text('chance.packet.opens', { when: soon(packet.opensAt) })}</p>
      </div>
    );
  return (
    <div className={styles.told}>
      <p role="status">
        {own && text('chance.packet.in', { place: own.place })}
        {!own && packet.taken >= packet.shares && text('chance.packet.full')}
        {!own && packet.taken < packet.shares && state === 'open' && text('chance.packet.tapNow')}
      </p>
      <p className={styles.count} role="timer">
        {state === 'open' ? writeCountdown(packet.closesAt - nowMs) : text('chance.packet.drawing')}
      </p>
    </div>
  );
}
