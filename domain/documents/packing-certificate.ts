import { readAt } from '../form/path.ts';
import { chineseNameOf, dangerousItems, dangerousLine, netText } from './dangerous-goods.ts';
import { sailingRows, totalRows } from './declaration.ts';
import type { DocumentOrder, DocumentRow, DocumentSection, MissingField, Term } from './description.ts';
import { missingOfGoods } from './missing.ts';
import { bilingualPackages } from './package-text.ts';
import { blankRow, boxesText, measure, row, textAt } from './values.ts';

const STATEMENTS = ['CLEAN', 'SEGREGATED', 'SOUND', 'SECURED', 'BULK', 'EXPLOSIVES', 'MARKED', 'COOLED', 'DOCUMENTED'];

/** Container or seal numbers from the form; a blank line when there are none. */
function numbersRow(form: unknown, term: Term, field: string): DocumentRow {
  const boxes = readAt(form, 'containers');
  const numbers = (Array.isArray(boxes) ? boxes : []).map((_, index) => textAt(form, `containers.${index}.${field}`));
  const [filled] = row(term, ...numbers);
  return filled ?? blankRow(term);
}

const boxRows = (order: DocumentOrder): DocumentRow[] => [
  ...row('boxType', boxesText(order)),
  numbersRow(order.form, 'boxNumber', 'containerNos'),
  numbersRow(order.form, 'sealNumber', 'sealNos'),
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
