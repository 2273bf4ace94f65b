import { readUnNumber } from '../dangerous-goods/numbers.ts';
import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';
import { setField } from '../form/change.ts';
import type { FormDescription } from '../form/field.ts';
import { readAt, replaceAt } from '../form/path.ts';
import type { GoodsLine } from './goods-line.ts';
import { withEntry } from './un-fill.ts';

/** Dangerous goods of an enquiry, as far as it specifies them. */
interface DangerEnquiry {
  unNo?: string | undefined;
  /** List entry of the number; absent when not loaded. */
  entry?: UnEntry | null;
  dgClass?: string | undefined;
  packingGroup?: string | undefined;
}

export interface EnquiryContact {
  orgPortCode: string;
  dstPortCode: string;
  contact: string;
  phone: string;
  remark?: string | undefined;
}

/** Fields of a load enquiry that an order needs. */
export interface LoadEnquiry extends DangerEnquiry, EnquiryContact {
  isDanger: 'N' | 'Y';
  cargoName: string;
  weight: string;
  volume: string;
}

/** Fields of a full container enquiry; weight and volume are optional. */
export interface ContainerEnquiry extends Omit<LoadEnquiry, 'volume' | 'weight'> {
  boxes?: readonly { ctnType: string; quantity: number }[] | undefined;
  weight?: string | undefined;
  volume?: string | undefined;
}

interface Boxed {
  containers: readonly { id: string; ctnType: string; quantity: string }[];
  cargo: readonly object[];
}

export const contactOfEnquiry = ({
  contact,
  phone,
  remark = '',
}: Pick<EnquiryContact, 'contact' | 'phone' | 'remark'>) => ({
  ...{ contactName: contact, contactPhone: phone, remark },
});

export const contactAndLaneOfEnquiry = ({ orgPortCode, dstPortCode, ...asker }: EnquiryContact) => ({
  ...{ orgPortCode, dstPortCode },
  ...contactOfEnquiry(asker),
});

export const lineOfEnquiry = ({
  isDanger,
  cargoName,
  weight = '',
  volume = '',
}: Pick<ContainerEnquiry, 'cargoName' | 'isDanger' | 'volume' | 'weight'>) => ({
  ...{ isDanger: isDanger === 'Y', cargoNameCn: cargoName, grossWeight: weight, volume },
});

/** One container row per requested type. */
export const requestedContainers = <Line extends { id: string; ctnType: string; quantity: string }>(
  { boxes = [] }: Pick<ContainerEnquiry, 'boxes'>,
  blank: Line,
): Line[] =>
  boxes.map(({ ctnType, quantity }, index) => ({
    ...blank,
    ...{ id: String(index + 1), ctnType, quantity: String(quantity) },
  }));

/** Order form of an answered full container enquiry: its containers and goods at the quoted price. */
export function formOfContainerEnquiry<Form extends Boxed, Context>(
  description: FormDescription<Form, Context>,
  { form, container, line }: { form: Form; container: Form['containers'][number]; line: Form['cargo'][number] },
  { asked, option, facts }: { asked: ContainerEnquiry; option: object; facts: Context },
): Form {
  const prefilled: Form = {
    ...form,
    ...contactAndLaneOfEnquiry(asked),
    ...option,
    containers: requestedContainers(asked, container),
    cargo: [{ ...line, ...lineOfEnquiry(asked) }],
  };
  return asked.isDanger === 'Y' ? withDangerousLine(description, prefilled, facts, asked) : prefilled;
}

/** Fills the first line with the enquiry's goods; the UN number completes dependent fields. */
export function withDangerousLine<Form extends object, Context>(
  description: FormDescription<Form, Context>,
  form: Form,
  facts: Context,
  { unNo, entry = null, dgClass, packingGroup }: DangerEnquiry,
): Form {
  const set = (into: Form, field: string, value: string | undefined) =>
    value === undefined || value === '' ? into : setField(description, into, facts, `cargo.0.dg.${field}`, value);
  const numbered = set(form, 'unNo', readUnNumber(unNo ?? '') ?? undefined);
  const asked = set(set(numbered, 'dgClass', dgClass), 'packingGroup', packingGroup);
  return entry === null ? asked : replaceAt(asked, 'cargo.0', withEntry(readAt(asked, 'cargo.0') as GoodsLine, entry));
}
