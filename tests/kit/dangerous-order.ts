import { withEntry } from '#domain/booking/un-fill.ts';
import type { DocumentOrder } from '#domain/documents/description.ts';
import { documentOrder, methanolForm } from './document-order.ts';
import { unEntryOf } from './un-entries.ts';

interface DeclaredValues {
  nameEn?: string;
  nameCn?: string;
  technicalName?: string;
  flashPoint?: string;
  dgClass?: string;
  perPackage?: string;
  packingInstruction?: string;
}

const [line] = methanolForm.cargo as [(typeof methanolForm.cargo)[0]];
const { dg: methanol } = line;

/** The sample order with goods of another number, filled in from the list as the form does. */
export function orderOfNumber(unNo: string, packingGroup: string, declared: DeclaredValues = {}): DocumentOrder {
  const { technicalName = '', flashPoint = '', perPackage = '', packingInstruction = '' } = declared;
  const undeclared = {
    ...methanol,
    unNo,
    psnEn: '',
    psnCn: '',
    dgClass: '',
    subRisk1: '',
    packingGroup: '',
    flashPoint,
  };
  const { dg } = withEntry({ ...line, cargoNameCn: '', cargoNameEn: '', dg: undeclared }, unEntryOf(unNo));
  const { nameEn: psnEn = dg.psnEn, nameCn: psnCn = dg.psnCn, dgClass = dg.dgClass } = declared;
  const block = { ...dg, psnEn, psnCn, dgClass, packingGroup, technicalName, flashPoint };
  const [item] = documentOrder.items;
  return {
    ...documentOrder,
    items: [
      {
        ...{ ...item!, unNo, dgClass, packingGroup: packingGroup || null, cargoNameCn: psnCn, cargoNameEn: psnEn },
        subsidiaryClasses: [block.subRisk1, block.subRisk2].filter((one) => one !== ''),
      },
    ],
    form: { ...methanolForm, cargo: [{ ...line, perPackage, packingInstruction, dg: block }] },
  };
}
