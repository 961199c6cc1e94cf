import type { CardTableRow } from '../../card-tables/card-wire.ts';
import panels from '../frame/panels/Panels.module.css';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import { useSpoken } from '../platform/texts.tsx';
import { rakePercent } from '../pvp/rake.ts';

/** How the game is played, what is paid, and what the house takes. */
export function SheddingRules({
  table,
  ruleTexts,
}: {
  table: CardTableRow;
  ruleTexts: readonly ArcadeKey[];
}) {
  const spoken = useSpoken();
  const { text } = spoken;
  return (
    <>
      {ruleTexts.map((key) => (
        <p key={key} className={panels.quiet}>
          {text(key)}
        </p>
      ))}
      <p className={panels.quiet}>
        {text('arcade.shedding.rake', { percent: rakePercent(spoken.money, table) })}
      </p>
    </>
  );
}
