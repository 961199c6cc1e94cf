import type { TeenPattiView } from '@parlour/game-rules/teen-patti';
import { useText } from '../platform/texts.tsx';
import type { ActionProps } from '../pvp/card-game-page.ts';
import { MoveButton } from '../pvp/table/MoveButton.tsx';
import moves from '../pvp/table/Moves.module.css';
import { useMoveKeys } from '../pvp/table/useMoveKeys.ts';
import styles from './TeenPatti.module.css';

/** Pack, see, chaal at the price or twice of it, a side-show, a show; or the answer to who asks for one. */
export function TeenPattiActions({ game, you, money, isAsking, isTurn, onAct }: ActionProps) {
  const text = useText();
  const view = game as TeenPattiView;
  const { legal } = view;
  const hasSeen = view.players.find(({ seat }) => seat === you)?.hasSeen ?? false;
  const isReady = isTurn && legal !== null && !isAsking;
  const show = (chips: string) => money.show(money.fromChips(chips));
  const act = (action: Parameters<typeof onAct>[0]) => {
    if (isReady) onAct(action);
  };
  const pack = () => act({ kind: 'fold' });
  const bet = () => {
    if (legal?.bet) act({ kind: 'bet', isRaise: false });
  };
  const raise = () => {
    if (legal?.raise) act({ kind: 'bet', isRaise: true });
  };
  useMoveKeys({ f: pack, c: bet, r: raise }, isReady && !legal.isAsked);
  if (!legal) return null;
  if (legal.isAsked)
    return (
      <div className={moves.row}>
        <MoveButton
          tone="quiet"
          label={text('arcade.teenPatti.refuse')}
          isDisabled={!isReady}
          onPress={() => act({ kind: 'refuse' })}
        />
        <MoveButton
          tone="main"
          label={text('arcade.teenPatti.accept')}
          isDisabled={!isReady}
          onPress={() => act({ kind: 'accept' })}
        />
      </div>
    );
  const more = [
    ...(legal.canSee ? [{ key: 'see', label: text('arcade.teenPatti.see'), detail: undefined }] : []),
    ...(legal.sideShow
      ? [{ key: 'side-show', label: text('arcade.teenPatti.sideShow'), detail: show(legal.sideShow.amount) }]
      : []),
    ...(legal.show ? [{ key: 'show', label: text('arcade.teenPatti.show'), detail: show(legal.show) }] : []),
  ];
  return (
    <>
      {more.length > 0 && (
        <div className={styles.more}>
          {more.map(({ key, label, detail }) => (
            <button
              key={key}
              className={styles.extra}
              type="button"
              disabled={!isReady}
              onClick={() => act({ kind: key })}
            >
              {detail ? `${label} · ${detail}` : label}
            </button>
          ))}
        </div>
      )}
      <div className={moves.row}>
        <MoveButton
          tone="quiet"
          label={text('arcade.teenPatti.pack')}
          shortcut="F"
          isDisabled={!isReady}
          onPress={pack}
        />
        <MoveButton
          tone="main"
          label={text(hasSeen ? 'arcade.teenPatti.chaal' : 'arcade.teenPatti.playBlind')}
          detail={legal.bet === null ? undefined : show(legal.bet)}
          shortcut="C"
          isDisabled={!isReady || legal.bet === null}
          onPress={bet}
        />
        <MoveButton
          tone="metal"
          label={text('arcade.teenPatti.double')}
          detail={legal.raise === null ? undefined : show(legal.raise)}
          shortcut="R"
          isDisabled={!isReady || legal.raise === null}
          onPress={raise}
        />
      </div>
    </>
  );
}
