import type { Board } from '@parlour/client';
import { BOARD_PAID_AFTER_MINUTES } from '@parlour/contract/values/promotions/boards.rules';
import { lobbyTexts } from '@parlour/texts/load/lobby';
import { useMoney, useTextOf } from '../../../platform/texts/texts.tsx';
import styles from './BoardCard.module.css';
import { useBoardText } from './boards-text.ts';

/** What counts, and how it ends. */
export function BoardRules({ board }: { board: Board }) {
  const text = useBoardText();
  const games = useTextOf(lobbyTexts);
  const { showRound } = useMoney();
  const { measure, minStake, categories, titles, currency } = board;
  const rules = [
    text(measure === 'stake' ? 'boards.rules.stake' : 'boards.rules.multiple'),
    titles.length > 0
      ? text('boards.rules.titles', { titles: titles.join(', ') })
      : categories.length > 0
        ? text('boards.rules.categories', {
            categories: categories.map((category) => games(`lobby.tab.${category}`)).join(', '),
          })
        : text('boards.rules.all'),
    ...(Number(minStake) > 0 ? [text('boards.rules.min', { amount: showRound(minStake, currency) })] : []),
    text('boards.rules.tie'),
    text('boards.rules.paid', { minutes: BOARD_PAID_AFTER_MINUTES }),
    text('boards.rules.fair'),
  ];
  return (
    <details className={styles.rules}>
      <summary>{text('boards.rules')}</summary>
      <ul className={styles.terms}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}
