import { readAt } from '../form/path.ts';
import { chineseNameOf, dangerousItems, dangerousLine, netText } from './dangerous-goods.ts';
import { sailingRows, totalRows } from './declaration.ts';
import type { DocumentOrder, DocumentRow, DocumentSection, MissingField } from './description.ts';
import { missingOfGoods } from './missing.ts';
import { bilingualPackages } from './package-text.ts';
import { recordedUnits } from './recorded-numbers.ts';
import { blankRow, boxesText, measure, row, textAt } from './values.ts';

const STATEMENTS = ['CLEAN', 'SEGREGATED', 'SOUND', 'SECURED', 'BULK', 'EXPLOSIVES', 'MARKED', 'COOLED', 'DOCUMENTED'];

/** Container or seal numbers as recorded, else as the customer gave them; a blank line when there are none. */
function numbersRow(order: DocumentOrder, kind: 'containerNo' | 'sealNo', field: string): DocumentRow {
  const { form, numbers } = order;
  const recorded = recordedUnits(order, kind);
  if (numbers?.units.some((unit) => unit[kind] !== '')) return recorded;
  const boxes = readAt(form, 'containers');
  const given = (Array.isArray(boxes) ? boxes : []).map((_, index) => textAt(form, `containers.${index}.${field}`));
  const [filled] = row(recorded.term, ...given);
  return filled ?? recorded;
}

const boxRows = (order: DocumentOrder): DocumentRow[] => [
  ...row('boxType', boxesText(order)),
  numbersRow(order, 'containerNo', 'containerNos'),
  numbersRow(order, 'sealNo', 'sealNos'),
  ...sailingRows(order),
];

const goodsSection = (order: DocumentOrder): DocumentSection => ({
  name: 'dangerous',
  table: {
    columns: ['packages', 'description', 'nameCn', 'grossKg', 'netKg'],
    rows: dangerousItems(order).map((goods) => [
      bilingualPackages(goods.item),
      dangerousLine(order.form, goods, 'sea'),
      chineseNameOf(order.form, goods),
      measure(goods.item.grossKg),
      netText(goods.item),
    ]),
  },
});

const packingRows: readonly DocumentRow[] = [
  { term: 'packingStatements', values: STATEMENTS.map((code) => ({ list: 'packingStatement', code })) },
  blankRow('packingCompany'),
  blankRow('placeAndDate'),
  blankRow('signature'),
];

/** The container packing certificate: IMDG 5.4.2. */
export const packingCertificate = (order: DocumentOrder): DocumentSection[] => [
  { name: 'order', rows: [{ term: 'orderNo', values: [order.orderNo] }] },
  { name: 'carriage', rows: boxRows(order) },
  goodsSection(order),
  { name: 'cargo', rows: totalRows(order) },
  { name: 'packing', rows: packingRows },
];

export const missingOfPackingCertificate = (order: DocumentOrder): MissingField[] =>
  missingOfGoods(order, { name: 'psnEn', hasFlashPoint: true, hasEmergency: false });
