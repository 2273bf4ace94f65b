import { fireCategory } from './packing-group.ts';

export type FireCategory = ReturnType<typeof fireCategory>;

/** Flash points from the first up to, and where they differ without, the last. */
interface Span {
  from: number;
  to: number;
}

const ORDER: readonly FireCategory[] = ['甲', '乙', '丙'];
const COLDEST = -100;
const HOTTEST = 300;

/** Class 3 by its packing group: I and II flash under 23 ℃, III from 23 to 60 ℃. */
const groupSpan = (packingGroup: string | null): Span =>
  packingGroup === 'III' ? { from: 23, to: 60 } : { from: COLDEST, to: 23 };

/** A flash point as the UN table writes it: 11, 23-60 or >=52; null for what the sheet decides. */
function readSpan(text: string): Span | null {
  const one = /^-?\d+(?:\.\d+)?$/.exec(text);
  if (one) return { from: Number(text), to: Number(text) };
  const range = /^(\d+)-(\d+)$/.exec(text);
  if (range) return { from: Number(range[1]), to: Number(range[2]) };
  const least = /^>=?(\d+)$/.exec(text);
  return least ? { from: Number(least[1]), to: HOTTEST } : null;
}

interface StoredGoods {
  mainClass: string;
  flashPoint: string | null;
  packingGroups: readonly string[];
}

function spanOf({ mainClass, flashPoint, packingGroups }: StoredGoods, packingGroup: string | null): Span | null {
  const read = flashPoint === null ? null : readSpan(flashPoint);
  if (mainClass !== '3') return read;
  const byGroup = groupSpan(packingGroup);
  // One typical flash point says nothing of an entry with several groups.
  if (read === null || packingGroups.length > 1) return byGroup;
  return { from: Math.max(read.from, byGroup.from), to: Math.min(read.to, byGroup.to) };
}

/** Every fire category the goods of one packing group may be of; none where the flash point does not decide. */
export function fireCategoriesOf(goods: StoredGoods, packingGroup: string | null): FireCategory[] {
  const span = spanOf(goods, packingGroup);
  if (span === null) return [];
  const first = ORDER.indexOf(fireCategory(span.from));
  const last = ORDER.indexOf(fireCategory(span.to > span.from ? span.to - 1 : span.from));
  return ORDER.slice(first, last + 1);
}

export type StoreAnswer = 'ASK' | 'REFUSED' | 'TAKEN';

/** A store of 甲 takes every category, one of 乙 also 丙. One that names none is asked. */
export function storeAnswer(kinds: readonly string[], categories: readonly FireCategory[]): StoreAnswer {
  if (categories.length === 0) return 'TAKEN';
  const built = ORDER.findIndex((category) => kinds.includes(`${category}类`));
  if (built === -1) return 'ASK';
  const fits = categories.filter((category) => ORDER.indexOf(category) >= built);
  if (fits.length === categories.length) return 'TAKEN';
  return fits.length === 0 ? 'REFUSED' : 'ASK';
}
