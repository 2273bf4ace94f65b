import { readUnNumber } from '../../../dangerous-goods/numbers.ts';
import type { DeskWork } from '../../../reference/desk-works.ts';
import { type AskedLoad, askedBy } from '../../asked-danger.ts';
import { bookedAgain } from '../../booked-again.ts';
import { blankDeskForm, type DeskForm } from './form.ts';
import { withDeskEntry } from './goods-fields.ts';

/** Copy for a repeat order, without dates and shipment-specific documents. */
export const copyOfDeskOrder = (form: DeskForm, orderNo: string): DeskForm => ({
  ...bookedAgain(form, orderNo),
  ...{ trainDay: '', phoneFrom: '' },
  goods: { ...form.goods, sds: [], formula: [], oldReport: [] },
  carriage: { ...form.carriage, planDate: '' },
});

/** Parameters of the order link. */
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

/** New order with the services and goods of the query. */
export function newDeskForm({ works, unNo, packingGroup }: AskedDesk): DeskForm {
  return {
    ...blankDeskForm,
    works: ticked(blankDeskForm, works),
    goods: { ...blankDeskForm.goods, unNo, packingGroup },
  };
}

/** Stored draft plus the services of the query. */
export const withAsked = (kept: DeskForm, fresh: DeskForm, works: readonly DeskWork[]): DeskForm => ({
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
export interface AskedWorks extends Omit<AskedLoad, 'dstPortCode' | 'orgPortCode' | 'volume' | 'weight'> {
  deskWorks: readonly DeskWork[];
  urgency: string;
  people?: string | undefined;
  months?: string | undefined;
}

/** Form of an answered enquiry, with its services and goods. */
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
