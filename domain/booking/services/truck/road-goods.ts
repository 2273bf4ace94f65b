import { listsClass } from '../../../dangerous-goods/class-match.ts';
import type { UnEntry } from '../../../dangerous-goods/un-list/entry.ts';
import { isHighlyToxic } from '../../un-fill.ts';

/** Classes that we carry on no road: explosives, infectious and radioactive goods. */
export const ROAD_REFUSED = ['1', '6.2', '7'] as const;

/** Classes whose lorry and route a person looks for. */
export const ROAD_ASKED = ['2.3', '4.2', '4.3', '5.2'] as const;

export type RoadAnswer = 'ASK' | 'CARRIED' | 'REFUSED';

/** What the road says of goods: carried at the rates, by a person's word, or not at all. */
export function roadAnswer(entry: UnEntry | null, classes: readonly string[]): RoadAnswer {
  const lists = (list: readonly string[]) => classes.some((one) => one !== '' && listsClass(list, one));
  if (lists(ROAD_REFUSED)) return 'REFUSED';
  return isHighlyToxic(entry) || lists(ROAD_ASKED) ? 'ASK' : 'CARRIED';
}
