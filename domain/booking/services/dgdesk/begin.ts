import { readUnNumber } from '../../../dangerous-goods/numbers.ts';
import type { DeskWork } from '../../../reference/desk-works.ts';
import { type AskedLoad, askedBy } from '../../asked-danger.ts';
import { bookedAgain } from '../../booked-again.ts';
import { blankDeskForm, type DeskForm } from './form.ts';
import { withDeskEntry } from './goods-fields.ts';

/** An order placed again: days and papers of that one shipment are asked for again. */
export const copyOfDeskOrder = (form: DeskForm, orderNo: string): DeskForm => ({
  ...bookedAgain(form, orderNo),
  ...{ trainDay: '', phoneFrom: '' },
  goods: { ...form.goods, sds: [], formula: [], oldReport: [] },
  carriage: { ...form.carriage, planDate: '' },
});

/** What an address asks for. */
export interface AskedDesk {
  works: readonly DeskWork[];
  /** Four digits, or empty. */
  unNo: string;
  packingGroup: string;
}

const ticked = (form: DeskForm, works: readonly DeskWork[]): DeskForm['works'] => ({
  ...form.works,
  ...Object.fromEntries(works.map((work) => [work, true])),
});

/** A new order of the works and goods that an address names. */
export function newDeskForm({ works, unNo, packingGroup }: AskedDesk): DeskForm {
  return {
    ...blankDeskForm,
    works: ticked(blankDeskForm, works),
    goods: { ...blankDeskForm.goods, unNo, packingGroup },
  };
}

/** What was typed, with what the address asks for besides. */
export const withAsked = (kept: DeskForm, fresh: DeskForm, works: readonly DeskWork[]): DeskForm => ({
  ...kept,
  works: ticked(kept, works),
  goods: kept.goods.unNo === '' ? { ...kept.goods, ...namedGoods(fresh) } : kept.goods,
  agree: false,
  truth: false,
});

/** The list says the class once the number is read; the names stay as they were typed. */
const namedGoods = ({ goods: { unNo, dgClass, packingGroup } }: DeskForm) =>
  unNo === '' ? {} : { unNo, dgClass, packingGroup };

/** What an enquiry about the desk's works asks, as far as its order needs it. */
export interface AskedWorks extends Omit<AskedLoad, 'dstPortCode' | 'orgPortCode' | 'volume' | 'weight'> {
  deskWorks: readonly DeskWork[];
  urgency: string;
  people?: string | undefined;
  months?: string | undefined;
}

/** The form of an answered enquiry: the works and the goods that the price was named for. */
export function formOfDeskEnquiry(
  asked: AskedWorks,
  { enquiryNo, optionId }: Pick<DeskForm, 'enquiryNo' | 'optionId'>,
): DeskForm {
  const { urgency, people = '', months = blankDeskForm.months, cargoName, dgClass = '', packingGroup = '' } = asked;
  const unNo = asked.isDanger === 'Y' ? (readUnNumber(asked.unNo ?? '') ?? '') : '';
  const form = newDeskForm({ works: asked.deskWorks, unNo, packingGroup });
  const { entry = null } = asked;
  const listed = entry === null ? form.goods : withDeskEntry(form.goods, entry);
  const goods = { ...listed, cargoNameCn: listed.cargoNameCn || cargoName };
  return {
    ...{ ...form, enquiryNo, optionId, urgency, people, months, ...askedBy(asked) },
    goods: asked.isDanger === 'Y' && goods.dgClass === '' ? { ...goods, dgClass } : goods,
  };
}
