import { readUnNumber } from '../dangerous-goods/numbers.ts';
import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';
import { setField } from '../form/change.ts';
import type { FormDescription } from '../form/field.ts';
import { readAt, replaceAt } from '../form/path.ts';
import type { GoodsLine } from './goods-line.ts';
import { withEntry } from './un-fill.ts';

/** What was asked about, as far as it says which dangerous goods they are. */
interface AskedDanger {
  unNo?: string | undefined;
  /** The list's entry of the number; absent where it was not read. */
  entry?: UnEntry | null;
  dgClass?: string | undefined;
  packingGroup?: string | undefined;
}

/** Who asks, and between which places. */
export interface Asker {
  orgPortCode: string;
  dstPortCode: string;
  contact: string;
  phone: string;
  remark?: string | undefined;
}

/** What an enquiry for a load asks, as far as an order needs it. */
export interface AskedLoad extends AskedDanger, Asker {
  isDanger: 'N' | 'Y';
  cargoName: string;
  weight: string;
  volume: string;
}

/** What an enquiry for whole boxes asks: how heavy and how large they are may be left out. */
export interface AskedBoxes extends Omit<AskedLoad, 'volume' | 'weight'> {
  boxes?: readonly { ctnType: string; quantity: number }[] | undefined;
  weight?: string | undefined;
  volume?: string | undefined;
}

/** A form of boxes and goods. */
interface Boxed {
  containers: readonly { id: string; ctnType: string; quantity: string }[];
  cargo: readonly object[];
}

/** What an order says of who asked, as the enquiry said it. */
export const askedBy = ({ contact, phone, remark = '' }: Pick<Asker, 'contact' | 'phone' | 'remark'>) => ({
  ...{ contactName: contact, contactPhone: phone, remark },
});

/** The same, and the lane. */
export const askedBasics = ({ orgPortCode, dstPortCode, ...asker }: Asker) => ({
  ...{ orgPortCode, dstPortCode },
  ...askedBy(asker),
});

export const askedLine = ({
  isDanger,
  cargoName,
  weight = '',
  volume = '',
}: Pick<AskedBoxes, 'cargoName' | 'isDanger' | 'volume' | 'weight'>) => ({
  ...{ isDanger: isDanger === 'Y', cargoNameCn: cargoName, grossWeight: weight, volume },
});

/** One line of the form for each type that was asked about. */
export const askedContainers = <Line extends { id: string; ctnType: string; quantity: string }>(
  { boxes = [] }: Pick<AskedBoxes, 'boxes'>,
  blank: Line,
): Line[] =>
  boxes.map(({ ctnType, quantity }, index) => ({
    ...blank,
    ...{ id: String(index + 1), ctnType, quantity: String(quantity) },
  }));

/** The form of an answered enquiry for whole boxes: the boxes and the goods that were asked for, at the price that was named. */
export function formOfAskedBoxes<Form extends Boxed, Context>(
  description: FormDescription<Form, Context>,
  { form, container, line }: { form: Form; container: Form['containers'][number]; line: Form['cargo'][number] },
  { asked, option, facts }: { asked: AskedBoxes; option: object; facts: Context },
): Form {
  const begun: Form = {
    ...form,
    ...askedBasics(asked),
    ...option,
    containers: askedContainers(asked, container),
    cargo: [{ ...line, ...askedLine(asked) }],
  };
  return asked.isDanger === 'Y' ? withAskedDanger(description, begun, facts, asked) : begun;
}

/** The first line with the goods that were asked about: their number fills in what follows from it. */
export function withAskedDanger<Form extends object, Context>(
  description: FormDescription<Form, Context>,
  form: Form,
  facts: Context,
  { unNo, entry = null, dgClass, packingGroup }: AskedDanger,
): Form {
  const set = (into: Form, field: string, value: string | undefined) =>
    value === undefined || value === '' ? into : setField(description, into, facts, `cargo.0.dg.${field}`, value);
  const numbered = set(form, 'unNo', readUnNumber(unNo ?? '') ?? undefined);
  const asked = set(set(numbered, 'dgClass', dgClass), 'packingGroup', packingGroup);
  return entry === null ? asked : replaceAt(asked, 'cargo.0', withEntry(readAt(asked, 'cargo.0') as GoodsLine, entry));
}
