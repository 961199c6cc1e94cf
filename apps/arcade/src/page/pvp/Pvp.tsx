import { arcadePvpTexts } from '@parlour/texts/load/arcade-pvp';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CardLobby, CardTableRow } from '../../card-tables/card-wire.ts';
import { Waiting } from '../frame/Waiting.tsx';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import type { Boot } from '../platform/boot.ts';
import { CallFailed, type Calls, errorKey, type SessionView } from '../platform/calls.ts';
import type { Site } from '../platform/parent.ts';
import { type Spoken, SpokenProvider, speak, useSpoken } from '../platform/texts.tsx';
import { CardTable } from './CardTable.tsx';
import { type CardCalls, cardCalls } from './card-calls.ts';
import type { CardGamePage } from './card-game-page.ts';
import { loadCardGame } from './card-games.ts';
import { BuyIn } from './lobby/BuyIn.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { heardAt } from './service-clock.ts';
import { useSitting } from './useSitting.ts';

type Props = { boot: Boot; calls: Calls; site: Site };
type Opened = { page: CardGamePage; spoken: Spoken; session: SessionView; lobby: CardLobby };

/** Card games that people play against each other: the lobby of tables, and the table one sits at. */
export default function Pvp({ boot, calls, site }: Props) {
  const { words } = useSpoken();
  const cards = useMemo(() => cardCalls(calls), [calls]);
  const [attempt, setAttempt] = useState(open);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<ArcadeKey | null>(null);

  useEffect(() => {
    let isCurrent = true;
    attempt.then(
      (known) => {
        if (!isCurrent) return;
        setOpened(known);
        site.tell({ kind: 'ready' });
      },
      (failure) => isCurrent && setError(errorKey(failure)),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, site]);

  async function open(): Promise<Opened> {
    const [loaded, session, lobby] = await Promise.all([load(), calls.session(), cards.lobby()]);
    heardAt(lobby.now);
    return { ...loaded, session, lobby };
  }
  async function load(): Promise<Pick<Opened, 'page' | 'spoken'>> {
    try {
      const page = await loadCardGame(boot.mechanic);
      const groups = [arcadePvpTexts, ...page.texts].map((group) => group.load(words.language));
      const more = await Promise.all(groups);
      return { page, spoken: speak({ ...words, messages: Object.assign({}, words.messages, ...more) }) };
    } catch {
      // A chunk that cannot be loaded is a lost connection.
      throw new CallFailed('offline');
    }
  }

  if (!opened)
    return (
      <Waiting
        error={error}
        onRetry={() => {
          setError(null);
          setAttempt(open());
        }}
      />
    );
  return (
    <SpokenProvider value={opened.spoken}>
      <Room {...opened} boot={boot} calls={calls} cards={cards} site={site} />
    </SpokenProvider>
  );
}

type RoomProps = Opened & Props & { cards: CardCalls };

const LOBBY_EVERY_MS = 5_000;
/** By then the wallet mostly has the stack of who has left. */
const PAID_MS = 3_000;

function Room({ boot, calls, cards, site, page, session, lobby: first }: RoomProps) {
  const [balance, setBalance] = useState(session.balance);
  const refreshBalance = useCallback(() => {
    calls.balance().then(
      (answer) => setBalance(answer.balance),
      // The next move of money asks again.
      () => {},
    );
  }, [calls]);
  const sitting = useSitting({ calls: cards, first, onMoney: refreshBalance });
  const { refresh } = sitting;
  /** Who sits somewhere finds their table again at once. */
  const [tableId, setTable] = useState(first.sitting?.tableId ?? null);
  const [buying, setBuying] = useState<CardTableRow | null>(null);
  const isSeated = sitting.sitting !== null;

  /** Whoever was seated and is no more has left: the stack is on its way to the balance. */
  const [wasSeated, setWasSeated] = useState(isSeated);
  if (wasSeated !== isSeated) {
    setWasSeated(isSeated);
    if (!isSeated) setTable(null);
  }
  useEffect(() => {
    if (isSeated) return;
    const timer = setTimeout(refreshBalance, PAID_MS);
    return () => clearTimeout(timer);
  }, [isSeated, refreshBalance]);
  useEffect(() => site.listen(refreshBalance), [site, refreshBalance]);
  useEffect(() => site.tell({ kind: 'round', isOpen: isSeated }), [site, isSeated]);
  useEffect(() => {
    refresh();
    refreshBalance();
    const timer = setInterval(refresh, LOBBY_EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh, refreshBalance]);

  const row = sitting.lobby.tables.find(({ id }) => id === tableId);
  return (
    <>
      {tableId === null ? (
        <Lobby
          {...{ boot, page, session, balance, site, sitting }}
          onWatch={({ id }) => setTable(id)}
          onReturn={setTable}
          onSit={setBuying}
        />
      ) : (
        <CardTable
          key={tableId}
          {...{ tableId, boot, page, session, balance, sitting }}
          calls={cards}
          onSit={() => row && setBuying(row)}
          onLobby={() => setTable(null)}
        />
      )}
      {buying && (
        <BuyIn
          {...{ page, session, balance, sitting }}
          table={buying}
          onSeated={setTable}
          onClose={() => {
            setBuying(null);
            sitting.forgetError();
          }}
        />
      )}
    </>
  );
}
