import { readUnNumber } from '../dangerous-goods/numbers.ts';
import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';
import { setField } from '../form/change.ts';
import type { FormDescription } from '../form/field.ts';
import { readAt, replaceAt } from '../form/path.ts';
import type { GoodsLine } from './goods-line.ts';
import { withEntry } from './un-fill.ts';

/** Dangerous goods of an enquiry, as far as it specifies them. */
interface AskedDanger {
  unNo?: string | undefined;
  /** List entry of the number; absent when not loaded. */
  entry?: UnEntry | null;
  dgClass?: string | undefined;
  packingGroup?: string | undefined;
}

/** Contact and lane of an enquiry. */
export interface Asker {
  orgPortCode: string;
  dstPortCode: string;
  contact: string;
  phone: string;
  remark?: string | undefined;
}

/** Fields of a load enquiry that an order needs. */
export interface AskedLoad extends AskedDanger, Asker {
  isDanger: 'N' | 'Y';
  cargoName: string;
  weight: string;
  volume: string;
}

/** Fields of a full container enquiry; weight and volume are optional. */
export interface AskedBoxes extends Omit<AskedLoad, 'volume' | 'weight'> {
  boxes?: readonly { ctnType: string; quantity: number }[] | undefined;
  weight?: string | undefined;
  volume?: string | undefined;
}

interface Boxed {
  containers: readonly { id: string; ctnType: string; quantity: string }[];
  cargo: readonly object[];
}

/** Copies the enquiry's contact into an order. */
export const askedBy = ({ contact, phone, remark = '' }: Pick<Asker, 'contact' | 'phone' | 'remark'>) => ({
  ...{ contactName: contact, contactPhone: phone, remark },
});

/** Copies contact and lane. */
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

/** One container row per requested type. */
export const askedContainers = <Line extends { id: string; ctnType: string; quantity: string }>(
  { boxes = [] }: Pick<AskedBoxes, 'boxes'>,
  blank: Line,
): Line[] =>
  boxes.map(({ ctnType, quantity }, index) => ({
    ...blank,
    ...{ id: String(index + 1), ctnType, quantity: String(quantity) },
  }));

/** Order form of an answered full container enquiry: its containers and goods at the quoted price. */
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

/** Fills the first line with the enquiry's goods; the UN number completes dependent fields. */
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
