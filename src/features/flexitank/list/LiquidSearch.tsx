import type { FlexitankAnswer } from '#contract/calls/flexitank-prices.ts';
import { flexitank as words } from '#copy/flexitank/search.ts';
import {
  type FlexitankTyped,
  isDensityMissing,
  isRefused,
  readFlexitankTyped,
  wrongAmounts,
} from '#domain/flexitank/address.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { QueryFacts, QueryLine } from '#src/features/search/views/QueryLine.tsx';
import { useFolding } from '#src/features/search/views/use-folding.ts';
import { classes } from '#src/ui/classes.ts';
import { LiquidForm } from './LiquidForm.tsx';

interface LiquidSearchProps {
  query: string;
  answer: FlexitankAnswer;
}

/** The query is complete and valid. */
const isAnswered = (typed: FlexitankTyped) =>
  !isRefused(typed) && wrongAmounts(typed).length === 0 && !isDensityMissing(typed);

/** Search form; collapses to one line after a search. */
export function LiquidSearch({ query, answer: { lanes, org, dst } }: LiquidSearchProps) {
  const typed = readFlexitankTyped(query);
  const { goods, mass, density } = typed;
  const folding = useFolding(org !== null && dst !== null && isAnswered(typed));
  const facts = [
    goods === '' ? words.form.anyGoods : words.goods[goods],
    ...(mass === '' ? [] : [words.folded.mass(showMeasure(mass))]),
    ...(density === '' ? [] : [words.folded.density(showMeasure(density))]),
  ];
  return (
    <search aria-label={words.form.title} className="grid gap-1">
      {folding.hasLine ? (
        <QueryLine {...folding.line} origin={org?.nameCn ?? null} destination={dst?.nameCn ?? null}>
          <QueryFacts hasNumber={false}>
            <p className="truncate max-lg:w-full">{facts.join('，')}</p>
          </QueryFacts>
        </QueryLine>
      ) : null}
      <div {...folding.form} className={classes(folding.isFolded && 'hidden')}>
        <LiquidForm query={query} lanes={lanes} />
      </div>
    </search>
  );
}
