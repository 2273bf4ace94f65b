import { listsClass } from '../../../dangerous-goods/class-match.ts';
import type { UnEntry } from '../../../dangerous-goods/un-list/entry.ts';
import type { UnRow } from '../../../dangerous-goods/un-list/row.ts';
import { classesOfRow } from '../../../dangerous-goods/un-list/rows.ts';
import type { RoadAnswer } from '../../../road/answers.ts';
import { isHighlyToxic } from '../../un-fill.ts';

/** Classes that we carry on no road: explosives, infectious and radioactive goods. */
export const ROAD_REFUSED = ['1', '6.2', '7'] as const;

/** Classes whose lorry and route a person looks for. */
export const ROAD_ASKED = ['2.3', '4.2', '4.3', '5.2'] as const;

/** As the list notes the numbers that ADR and JT/T 617 let on no road. */
const PROHIBITED = 'carriage prohibited by road';
/** Not even the smallest load of it is relieved of anything. */
const MOST_DANGEROUS = '0';

function answerOfClasses(classes: readonly string[]): RoadAnswer {
  const lists = (list: readonly string[]) => classes.some((one) => one !== '' && listsClass(list, one));
  if (lists(ROAD_REFUSED)) return 'REFUSED';
  return lists(ROAD_ASKED) ? 'ASK' : 'CARRIED';
}

const strictestOf = (answers: readonly RoadAnswer[]): RoadAnswer =>
  (['REFUSED', 'ASK'] as const).find((one) => answers.includes(one)) ?? 'CARRIED';

/** Whether a row may go by road; doubts of the list are for a person to answer. */
export function roadAnswerOfRow(row: UnRow, entry: Pick<UnEntry, 'controls' | 'mainClass'>): RoadAnswer {
  const { transportCategory, notes } = row;
  if (notes.includes(PROHIBITED)) return 'REFUSED';
  const isAsked =
    classesOfRow(row) === null ||
    transportCategory === null ||
    transportCategory === MOST_DANGEROUS ||
    isHighlyToxic(entry);
  return strictestOf([answerOfClasses(classesOfRow(row) ?? [entry.mainClass]), isAsked ? 'ASK' : 'CARRIED']);
}

/** Whether goods may go by road, by their declared classes and their possible rows. */
export function roadAnswer(
  entry: UnEntry | null,
  classes: readonly string[],
  rows: readonly UnRow[] = entry?.rows ?? [],
): RoadAnswer {
  const listed = entry === null ? [] : rows.map((row) => roadAnswerOfRow(row, entry));
  const isOpen = listed.length > 0 && listed.some((one) => one !== 'REFUSED');
  return strictestOf([
    answerOfClasses(classes),
    ...listed.map((one) => (isOpen && one === 'REFUSED' ? ('ASK' as const) : one)),
  ]);
}

/** Kilograms or litres of one transport category in a vehicle up to which ADR 1.1.3.6 relieves it of most rules. */
const SMALL_LOADS: Readonly<Record<string, string>> = { 0: '0', 1: '20', 2: '333', 3: '1000' };
/** Note a of that table. */
const FIFTY = ['0081', '0082', '0084', '0241', '0331', '0332', '0482', '1005', '1017'];

/** Null where any load is relieved, or the list names no category. */
export const smallRoadLoad = ({ unNo, transportCategory }: Pick<UnRow, 'transportCategory' | 'unNo'>): string | null =>
  transportCategory === '1' && FIFTY.includes(unNo) ? '50' : (SMALL_LOADS[transportCategory ?? ''] ?? null);
