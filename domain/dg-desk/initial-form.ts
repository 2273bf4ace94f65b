import { contactOfEnquiry, type LoadEnquiry } from '../booking/enquiry-prefill.ts';
import { repeatBooking } from '../booking/repeat-booking.ts';
import { readUnNumber } from '../dangerous-goods/numbers.ts';
import type { DeskWork } from '../reference/desk-works.ts';
import { blankDeskForm, type DeskForm } from './form.ts';
import { withDeskEntry } from './goods-fields.ts';

/** Copy for a repeat order, without dates and shipment-specific documents. */
export const copyOfDeskOrder = (form: DeskForm, orderNo: string): DeskForm => ({
  ...repeatBooking(form, orderNo),
  ...{ trainDay: '', phoneFrom: '' },
  goods: { ...form.goods, sds: [], formula: [], oldReport: [] },
  carriage: { ...form.carriage, planDate: '' },
});

export interface DeskOrderQuery {
  works: readonly DeskWork[];
  /** Four digits, or empty. */
  unNo: string;
  packingGroup: string;
}

const ticked = (form: DeskForm, works: readonly DeskWork[]): DeskForm['works'] => ({
  ...form.works,
  ...Object.fromEntries(works.map((work) => [work, true])),
});

export function newDeskForm({ works, unNo, packingGroup }: DeskOrderQuery): DeskForm {
  return {
    ...blankDeskForm,
    works: ticked(blankDeskForm, works),
    goods: { ...blankDeskForm.goods, unNo, packingGroup },
  };
}

/** Stored draft plus the services of the query. */
export const withRequestedWorks = (kept: DeskForm, fresh: DeskForm, works: readonly DeskWork[]): DeskForm => ({
  ...kept,
  works: ticked(kept, works),
  goods: kept.goods.unNo === '' ? { ...kept.goods, ...namedGoods(fresh) } : kept.goods,
  agree: false,
  truth: false,
});

/** The list provides the class once the entry is loaded; names stay as typed. */
const namedGoods = ({ goods: { unNo, dgClass, packingGroup } }: DeskForm) =>
  unNo === '' ? {} : { unNo, dgClass, packingGroup };

/** Fields of a desk enquiry that its order needs. */
export interface WorksEnquiry extends Omit<LoadEnquiry, 'dstPortCode' | 'orgPortCode' | 'volume' | 'weight'> {
  deskWorks: readonly DeskWork[];
  urgency: string;
  people?: string | undefined;
  months?: string | undefined;
}

export function formOfDeskEnquiry(
  asked: WorksEnquiry,
  { enquiryNo, optionId }: Pick<DeskForm, 'enquiryNo' | 'optionId'>,
): DeskForm {
  const { urgency, people = '', months = blankDeskForm.months, cargoName, dgClass = '', packingGroup = '' } = asked;
  const unNo = asked.isDanger === 'Y' ? (readUnNumber(asked.unNo ?? '') ?? '') : '';
  const form = newDeskForm({ works: asked.deskWorks, unNo, packingGroup });
  const { entry = null } = asked;
  const listed = entry === null ? form.goods : withDeskEntry(form.goods, entry);
  const goods = { ...listed, cargoNameCn: listed.cargoNameCn || cargoName };
  return {
    ...{ ...form, enquiryNo, optionId, urgency, people, months, ...contactOfEnquiry(asked) },
    goods: asked.isDanger === 'Y' && goods.dgClass === '' ? { ...goods, dgClass } : goods,
  };
}
