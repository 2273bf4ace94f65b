import { isExplosive } from './class-match.ts';
import { type FireCategory, fireCategories } from './fire-categories.ts';
import { fireCategory } from './packing-group.ts';
import type { UnEntry } from './un-list/entry.ts';
import type { UnRow } from './un-list/row.ts';

/** Flash point range including `from`, excluding `to`. */
interface Span {
  from: number;
  to: number;
}

const COLDEST = -100;
const HOTTEST = 300;

/** Class 3 by packing group: I and II below 23 ℃, III from 23 to 60 ℃; articles without a group anywhere below. */
const GROUP_SPANS: Readonly<Record<string, Span>> = {
  I: { from: COLDEST, to: 23 },
  II: { from: COLDEST, to: 23 },
  III: { from: 23, to: 60 },
};
const CLASS_3: Span = { from: COLDEST, to: 60 };

/** Parses a listed flash point: 11, 23-60 or >=52; null when only the safety data sheet decides. */
function readSpan(text: string): Span | null {
  const one = /^-?\d+(?:\.\d+)?$/.exec(text);
  if (one) return { from: Number(text), to: Number(text) };
  const range = /^(\d+)-(\d+)$/.exec(text);
  if (range) return { from: Number(range[1]), to: Number(range[2]) };
  const least = /^>=?(\d+)$/.exec(text);
  return least ? { from: Number(least[1]), to: HOTTEST } : null;
}

function categoriesIn({ from, to }: Span): FireCategory[] {
  const first = fireCategories.indexOf(fireCategory(from));
  const last = fireCategories.indexOf(fireCategory(to > from ? to - 1 : from));
  return fireCategories.slice(first, last + 1);
}

export type StoredRow = Pick<UnRow, 'classificationCode' | 'dangerousClass' | 'packingGroup' | 'subsidiaryClasses'>;

export interface StoredFlash {
  /** Closed cup, ℃, from the list or the shipper's sheet. */
  text: string | null;
  /** From the shipper's own sheet, which takes precedence over the packing group. */
  isOwn: boolean;
}

/** Flash point of the list; a single typical value is not used for class 3 with several groups. */
export const listedFlash = ({
  mainClass,
  packingGroups,
  flashPoint,
}: Pick<UnEntry, 'flashPoint' | 'mainClass' | 'packingGroups'>): StoredFlash => ({
  text: mainClass === '3' && packingGroups.length > 1 ? null : flashPoint,
  isOwn: false,
});

/** All possible categories; null when the list does not decide. */
type Answer = readonly FireCategory[] | null;

const A_OR_B: Answer = ['甲', '乙'];

function flammableLiquid({ packingGroup }: StoredRow, { text, isOwn }: StoredFlash): Answer {
  const read = text === null ? null : readSpan(text);
  if (isOwn && read !== null) return categoriesIn(read);
  const byGroup = GROUP_SPANS[packingGroup ?? ''] ?? CLASS_3;
  if (read === null) return categoriesIn(byGroup);
  return categoriesIn({ from: Math.max(read.from, byGroup.from), to: Math.min(read.to, byGroup.to) });
}

/** GB 50016, table 3.1.3: category by hazards other than the flash point; empty when no category is required. */
function categoriesOfHazard(hazard: string, row: StoredRow): Answer {
  const { dangerousClass: main, subsidiaryClasses, packingGroup, classificationCode = '' } = row;
  const isFirst = main === hazard && packingGroup === 'I';
  switch (hazard) {
    case '2.1':
    case '3':
      return A_OR_B;
    case '2.3':
      // Ammonia is flammable without a 2.1 label: only a subsidiary hazard decides.
      return subsidiaryClasses?.some((one) => one === '2.1' || one === '5.1') ? [] : null;
    case '4.1':
      if (/^PM/.test(classificationCode ?? '')) return null;
      return /^(?:SR|D)/.test(classificationCode ?? '') ? ['甲'] : A_OR_B;
    case '4.2':
    case '4.3':
      return isFirst ? ['甲'] : A_OR_B;
    case '5.1':
      // Oxidizing gases are 乙.
      return main?.startsWith('2') ? ['乙'] : isFirst ? ['甲'] : A_OR_B;
    case '5.2':
      return ['甲'];
    case '8':
      // Fuming acids are oxidizers without a 5.1 label.
      return isFirst ? null : [];
    case '9':
      // Lithium batteries, and polymeric beads that give off flammable vapour.
      return /^M[34]/.test(classificationCode ?? '') ? null : [];
    case '2.2':
    case '6.1':
      return [];
    default:
      return null;
  }
}

/** Pairs both lists and takes the stricter category of each pair. */
function stricter(one: readonly FireCategory[], other: readonly FireCategory[]): readonly FireCategory[] {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one;
  const first = (list: readonly FireCategory[]) => fireCategories.indexOf(list[0]!);
  const last = (list: readonly FireCategory[]) => fireCategories.indexOf(list.at(-1)!);
  return fireCategories.slice(Math.min(first(one), first(other)), Math.min(last(one), last(other)) + 1);
}

/** All possible fire categories of a row; empty when none is required, null when the list does not decide. */
export function fireCategoriesOfRow(row: StoredRow, flash: StoredFlash): FireCategory[] | null {
  const { dangerousClass: main, subsidiaryClasses } = row;
  if (main === null || subsidiaryClasses === null || isExplosive(main)) return null;
  const span = main !== '3' && flash.text !== null ? readSpan(flash.text) : null;
  const answers = [
    main === '3' ? flammableLiquid(row, flash) : categoriesOfHazard(main, row),
    ...subsidiaryClasses.map((one) => (one === '3' && span !== null ? [] : categoriesOfHazard(one, row))),
    span === null ? [] : categoriesIn(span),
  ];
  const known = answers.filter((one) => one !== null).reduce(stricter, []);
  const isStrictest = known.length === 1 && known[0] === '甲';
  return answers.includes(null) && !isStrictest ? null : [...known];
}

/** Categories of all possible rows; null as soon as one is undecided. */
export function fireCategoriesOfRows(rows: readonly StoredRow[], flash: StoredFlash): FireCategory[] | null {
  const found = rows.map((row) => fireCategoriesOfRow(row, flash));
  if (found.includes(null)) return null;
  return fireCategories.filter((category) => found.some((one) => one?.includes(category)));
}

export type StoreAnswer = 'ASK' | 'REFUSED' | 'TAKEN';

/**
 * A 甲 store accepts every category, a 乙 store also 丙. Stores without a category and undecided goods need an enquiry.
 */
export function storeAnswer(kinds: readonly string[], categories: readonly FireCategory[] | null): StoreAnswer {
  if (categories === null) return 'ASK';
  if (categories.length === 0) return 'TAKEN';
  const built = fireCategories.findIndex((category) => kinds.includes(`${category}类`));
  if (built === -1) return 'ASK';
  const fits = categories.filter((category) => fireCategories.indexOf(category) >= built);
  if (fits.length === categories.length) return 'TAKEN';
  return fits.length === 0 ? 'REFUSED' : 'ASK';
}
