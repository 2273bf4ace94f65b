import type { SellingAnswer } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { search } from '#copy/search/form.ts';
import type { SearchTerms } from '#machines/search/index.ts';
import { appliedFilters } from '#src/features/search/views/FilterBar.tsx';
import { boxesIn } from './links.ts';

/** Print only: replaces the search form, which is not printed. */
export function PrintedTerms({ terms, answer }: { terms: SearchTerms; answer: SellingAnswer }) {
  const { boxes, isDanger, weight, volume } = terms;
  const { goods, etdFrom, etdTo } = answer;
  const asked = [
    isDanger === 'Y' ? search.dangerous : search.general,
    ...(goods === null ? [] : [`UN${goods.unNo} ${goods.nameCn} ${goods.classes.join('、')}`]),
    boxesIn(boxes),
    ...(weight === '' ? [] : [`${search.weight} ${weight} ${search.kilograms}`]),
    ...(volume === '' ? [] : [`${search.volume} ${volume} ${search.cubicMetres}`]),
    words.between(etdFrom, etdTo),
    ...appliedFilters(terms, answer.carriers).map(({ label }) => label),
  ];
  return (
    <p className="hidden print:block">
      {words.asked}
      {asked.join('；')}
    </p>
  );
}
