import { readUnNumber } from '../dangerous-goods/numbers.ts';
import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';
import { setField } from '../form/change.ts';
import type { GoodsLine } from './goods-line.ts';
import type { BookingFacts, BookingForm, BookingService } from './service.ts';
import type { DeskGoods } from './services/dgdesk/form.ts';
import { withDeskEntry } from './services/dgdesk/goods-fields.ts';
import { listedEntry, withEntry } from './un-fill.ts';

/** The parts of a form that a number of the list may stand in. */
interface NumberedForm {
  cargo?: readonly GoodsLine[];
  goods?: DeskGoods;
}

interface Opened {
  service: BookingService;
  form: BookingForm;
  facts: BookingFacts;
}

const isUnread = (part: { unNo: string; entry: UnEntry | null }) =>
  readUnNumber(part.unNo) !== null && listedEntry(part) === null;

/** Numbers of a form whose entries it does not hold. */
export function unreadNumbers({ cargo = [], goods }: NumberedForm): string[] {
  const blocks = cargo.filter((line) => line.isDanger && line.dg !== undefined).map(({ dg }) => dg);
  const parts = [...blocks, ...(goods === undefined ? [] : [goods])];
  return [...new Set(parts.filter(isUnread).map(({ unNo }) => readUnNumber(unNo)!))];
}

/** A form with what the list says of its numbers: each fills in what follows from it. */
export function withEntries({ service, form, facts }: Opened, entries: readonly UnEntry[]): BookingForm {
  const found = (part: { unNo: string; entry: UnEntry | null }) =>
    isUnread(part) ? entries.find(({ unNo }) => unNo === readUnNumber(part.unNo)) : undefined;
  const { cargo = [], goods }: NumberedForm = form;
  const filled = cargo.reduce((into, line, at) => {
    const entry = line.dg === undefined ? undefined : found(line.dg);
    return entry === undefined
      ? into
      : setField(service.description, into, facts, `cargo.${at}`, withEntry(line, entry));
  }, form);
  const entry = goods === undefined ? undefined : found(goods);
  return entry === undefined
    ? filled
    : setField(service.description, filled, facts, 'goods', withDeskEntry(goods!, entry));
}
