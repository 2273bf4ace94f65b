import { readUnNumber } from '../dangerous-goods/numbers.ts';
import { setField } from '../form/check.ts';
import type { FormDescription } from '../form/field.ts';

/** What was asked about, as far as it says which dangerous goods they are. */
interface AskedDanger {
  unNo?: string | undefined;
  dgClass?: string | undefined;
  packingGroup?: string | undefined;
}

/** What an enquiry for a load asks, as far as an order needs it. */
export interface AskedLoad extends AskedDanger {
  orgPortCode: string;
  dstPortCode: string;
  isDanger: 'N' | 'Y';
  cargoName: string;
  weight: string;
  volume: string;
  contact: string;
  phone: string;
  remark?: string | undefined;
}

/** The first line with the goods that were asked about: their number fills in what follows from it. */
export function withAskedDanger<Form extends object, Context>(
  description: FormDescription<Form, Context>,
  form: Form,
  facts: Context,
  { unNo, dgClass, packingGroup }: AskedDanger,
): Form {
  const set = (into: Form, field: string, value: string | undefined) =>
    value === undefined || value === '' ? into : setField(description, into, facts, `cargo.0.dg.${field}`, value);
  const numbered = set(form, 'unNo', readUnNumber(unNo ?? '') ?? undefined);
  return set(set(numbered, 'dgClass', dgClass), 'packingGroup', packingGroup);
}
