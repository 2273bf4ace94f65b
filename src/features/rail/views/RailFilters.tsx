import type { RailAnswer } from '#contract/services/rail-prices.ts';
import { rail as words } from '#copy/rail/search.ts';
import { DOOR_BY_ENQUIRY, parseRailQuery, railDirections, railLoads } from '#domain/rail/terms.ts';
import { withQuery } from '#src/features/page-parts/views/address-query.ts';
import { FilterMenus } from '#src/features/page-parts/views/FilterMenu.tsx';

interface RailFiltersProps {
  answer: RailAnswer;
  query: string;
  path: string;
  /** Doors can be chosen once a line is. */
  hasDoors: boolean;
}

interface Choice {
  value: string;
  label: string;
}

/** Direction, border, containers or shared cargo, and doors; every choice goes into the URL. */
export function RailFilters({ answer, query, path, hasDoors }: RailFiltersProps) {
  const asked = parseRailQuery(query);
  const groupOf = (name: keyof typeof asked, choices: readonly Choice[]) => ({
    label: words.filters[name],
    links: choices.map(({ value, label }) => ({
      label,
      to: `${path}${withQuery(query, { [name]: value === '' ? null : value })}`,
      isCurrent: asked[name] === value || (value === '' && name === 'load' && asked.load === 'BOX'),
    })),
  });
  const any = { value: '', label: words.filters.any };
  const doorsOf = (side: 'delivery' | 'pickup', none: string) =>
    groupOf(side, [
      { value: '', label: none },
      ...(asked.load === 'BOX'
        ? (side === 'pickup' ? answer.pickups : answer.deliveries).map(({ code, nameCn }) => ({
            value: code,
            label: nameCn,
          }))
        : []),
      { value: DOOR_BY_ENQUIRY, label: words.filters.asked },
    ]);
  const groups = [
    groupOf('load', [
      { value: '', label: words.loads.BOX },
      ...railLoads.slice(1).map((value) => ({ value, label: words.loads[value] })),
    ]),
    ...(hasDoors
      ? []
      : [groupOf('direction', [any, ...railDirections.map((value) => ({ value, label: words.directions[value] }))])]),
    ...(answer.borders.length > 1 || asked.border !== ''
      ? [groupOf('border', [any, ...answer.borders.map(({ code, nameCn }) => ({ value: code, label: nameCn }))])]
      : []),
    ...(hasDoors ? [doorsOf('pickup', words.filters.toStation), doorsOf('delivery', words.filters.fromStation)] : []),
  ];
  return <FilterMenus groups={groups} />;
}
