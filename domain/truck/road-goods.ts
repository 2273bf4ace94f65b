import { isHighlyToxic } from '../booking/un-fill.ts';
import { listsClass } from '../dangerous-goods/class-match.ts';
import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';
import type { UnRow } from '../dangerous-goods/un-list/row.ts';
import { classesOfRow } from '../dangerous-goods/un-list/rows.ts';
import type { RoadAnswer } from '../road/answers.ts';

/** Classes we never transport by road: explosives, infectious and radioactive goods. */
export const ROAD_REFUSED = ['1', '6.2', '7'] as const;

/** Classes that need an enquiry for vehicle and route. */
export const ROAD_BY_ENQUIRY = ['2.3', '4.2', '4.3', '5.2'] as const;

/** Note in the list for numbers that ADR and JT/T 617 prohibit on roads. */
const PROHIBITED = 'carriage prohibited by road';
/** Transport category without any exemption. */
const MOST_DANGEROUS = '0';

function answerOfClasses(classes: readonly string[]): RoadAnswer {
  const lists = (list: readonly string[]) => classes.some((one) => one !== '' && listsClass(list, one));
  if (lists(ROAD_REFUSED)) return 'REFUSED';
  return lists(ROAD_BY_ENQUIRY) ? 'ASK' : 'CARRIED';
}

const strictestOf = (answers: readonly RoadAnswer[]): RoadAnswer =>
  (['REFUSED', 'ASK'] as const).find((one) => answers.includes(one)) ?? 'CARRIED';

/** Whether a row may go by road; doubtful data needs an enquiry. */
export function roadAnswerOfRow(row: UnRow, entry: Pick<UnEntry, 'controls' | 'mainClass'>): RoadAnswer {
  const { transportCategory, notes } = row;
  if (notes.includes(PROHIBITED)) return 'REFUSED';
  const needsEnquiry =
    classesOfRow(row) === null ||
    transportCategory === null ||
    transportCategory === MOST_DANGEROUS ||
    isHighlyToxic(entry);
  return strictestOf([answerOfClasses(classesOfRow(row) ?? [entry.mainClass]), needsEnquiry ? 'ASK' : 'CARRIED']);
}

/** Whether goods may go by road, by declared classes and possible rows. */
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

/** ADR 1.1.3.6.3: kilograms or litres per vehicle up to which most rules are waived, by transport category. */
const SMALL_LOADS: Readonly<Record<string, string>> = { 0: '0', 1: '20', 2: '333', 3: '1000' };
/** Note a of that table: category 1 goods with a limit of 50. */
const FIFTY = ['0081', '0082', '0084', '0241', '0331', '0332', '0482', '1005', '1017'];

/** Null when any load is exempt, or the list has no category. */
export const smallRoadLoad = ({ unNo, transportCategory }: Pick<UnRow, 'transportCategory' | 'unNo'>): string | null =>
  transportCategory === '1' && FIFTY.includes(unNo) ? '50' : (SMALL_LOADS[transportCategory ?? ''] ?? null);
