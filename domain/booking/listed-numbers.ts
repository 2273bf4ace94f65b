import { readUnNumber } from '../dangerous-goods/numbers.ts';
import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';
import type { DeskGoods } from '../dg-desk/form.ts';
import { withDeskEntry } from '../dg-desk/goods-fields.ts';
import { setField } from '../form/change.ts';
import { readAt } from '../form/path.ts';
import type { GoodsLine } from './goods-line.ts';
import { type NumberedForm, type NumberedPart, numberedPartsOf } from './numbered-parts.ts';
import type { BookingFacts, BookingForm, BookingService } from './service.ts';
import { listedEntry, withEntry } from './un-fill.ts';

interface Opened {
  service: BookingService;
  form: BookingForm;
  facts: BookingFacts;
}

const isUnread = (part: NumberedPart) => readUnNumber(part.unNo) !== null && listedEntry(part) === null;

const lineOf = (path: string): string => path.replace(/\.dg$/, '');

/** UN numbers whose list entries are not loaded yet. */
export function unreadNumbers(form: NumberedForm): string[] {
  const isRelevant = (path: string) => readAt(form, `${lineOf(path)}.isDanger`) !== false;
  const unread = numberedPartsOf(form).filter(({ path, part }) => isRelevant(path) && isUnread(part));
  return [...new Set(unread.map(({ part }) => readUnNumber(part.unNo)!))];
}

/** Adds list entries to a form and fills in dependent fields. */
export function withEntries({ service, form, facts }: Opened, entries: readonly UnEntry[]): BookingForm {
  const numbered: NumberedForm = form;
  return numberedPartsOf(numbered).reduce((into, { path, part }) => {
    const entry = isUnread(part) ? entries.find(({ unNo }) => unNo === readUnNumber(part.unNo)) : undefined;
    if (entry === undefined) return into;
    const held = readAt(form, lineOf(path));
    const filled = path === 'goods' ? withDeskEntry(held as DeskGoods, entry) : withEntry(held as GoodsLine, entry);
    return setField(service.description, into, facts, lineOf(path), filled);
  }, form);
}
