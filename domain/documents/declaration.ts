import { decimalText, sum } from '../decimal.ts';
import { chineseNameOf, dangerousItems, dangerousLine, handlingRows, netText } from './dangerous-goods.ts';
import type { DocumentOrder, DocumentRow, DocumentSection, MissingField } from './description.ts';
import { missingAmong, missingOfBill, missingOfGoods } from './missing.ts';
import { bilingualPackages } from './package-text.ts';
import { carriedBy, recordedRow, recordedUnits } from './recorded-numbers.ts';
import { partyLines } from './sections.ts';
import { blankRow, boxesText, isTicked, locationText, measure, minuteText, row, textAt, zoneOf } from './values.ts';

function partiesRows(order: DocumentOrder): DocumentRow[] {
  const { form, carrier, orderNo } = order;
  const consignee = isTicked(form, 'toOrder')
    ? ['TO ORDER', ...partyLines(form, 'notify')]
    : partyLines(form, 'consignee');
  return [
    { term: 'shipper', values: partyLines(form, 'shipper') },
    recordedRow(order, 'transportDocument', 'billNo'),
    { term: 'shipperReference', values: [orderNo] },
    { term: 'consignee', values: consignee },
    ...row('carrier', carrier?.nameCn),
    { term: 'declaration', values: [{ list: 'declaration', code: 'SHIPPER' }] },
  ];
}

export function sailingRows(order: DocumentOrder): DocumentRow[] {
  const { etd, org, dst } = order;
  return [
    ...row('vessel', carriedBy(order), etd === null ? null : minuteText(etd, zoneOf(org))),
    ...row('loadingPort', locationText(org)),
    ...row('unloadingPort', locationText(dst)),
    ...row('destination', locationText(dst)),
  ];
}

function goodsSection(order: DocumentOrder): DocumentSection {
  return {
    name: 'dangerous',
    table: {
      columns: ['marks', 'packages', 'description', 'nameCn', 'grossKg', 'netKg', 'volume'],
      rows: dangerousItems(order).map((goods) => {
        const { item, index } = goods;
        return [
          textAt(order.form, `cargo.${index}.marks`) || 'N/M',
          bilingualPackages(item),
          dangerousLine(order.form, goods, 'sea'),
          chineseNameOf(order.form, goods),
          measure(item.grossKg),
          netText(item),
          item.volume === null ? '' : measure(item.volume),
        ];
      }),
    },
  };
}

export function totalRows(order: DocumentOrder): DocumentRow[] {
  const dangerous = dangerousItems(order).map(({ item }) => item);
  return [
    { term: 'totalGross', values: [`${measure(decimalText(sum(dangerous.map(({ grossKg }) => grossKg))))} kg`] },
    { term: 'totalNet', values: [`${measure(decimalText(sum(dangerous.map(({ netKg }) => netKg ?? '0'))))} kg`] },
  ];
}

/** The container is packed after the declaration is made: until its numbers are recorded they are filled in by hand. */
const packingRows = (order: DocumentOrder): DocumentRow[] => [
  ...row('boxType', boxesText(order)),
  recordedUnits(order, 'containerNo'),
  recordedUnits(order, 'sealNo'),
  blankRow('tare'),
  { term: 'packingDeclaration', values: [{ list: 'packingDeclaration', code: 'PACKER' }] },
  blankRow('packingCompany'),
  blankRow('placeAndDate'),
  blankRow('signature'),
];

const receiptRows: readonly DocumentRow[] = [blankRow('haulier'), blankRow('vehicleNumber'), blankRow('signature')];

export const signedRows = ({ form }: DocumentOrder): DocumentRow[] => [
  { term: 'declaringCompany', values: [textAt(form, 'shipper.companyNameEn')] },
  blankRow('declarant'),
  blankRow('placeAndDate'),
  blankRow('signature'),
];

/** The multimodal dangerous goods form: IMDG 5.4.5. */
export const declaration = (order: DocumentOrder): DocumentSection[] => [
  { name: 'parties', rows: partiesRows(order) },
  { name: 'carriage', rows: sailingRows(order) },
  goodsSection(order),
  { name: 'cargo', rows: totalRows(order) },
  { name: 'handling', rows: handlingRows(order, { isAtSea: true }) },
  { name: 'packing', rows: packingRows(order) },
  { name: 'receipt', rows: receiptRows },
  { name: 'shipper', rows: signedRows(order) },
];

const missingOfVoyage = ({ carrier, vessel, org, dst }: DocumentOrder): MissingField[] =>
  missingAmong([
    ['priceId', 'carrier', carrier === null],
    ['scheduleId', 'vessel', vessel === null],
    ['orgPortCode', 'loadingPort', org === null],
    ['dstPortCode', 'unloadingPort', dst === null],
  ]);

/** Lists missing fields without which the declaration cannot be signed. */
export const missingOfDeclaration = (order: DocumentOrder): MissingField[] => [
  ...missingOfBill(order),
  ...missingOfVoyage(order),
  ...missingOfGoods(order, { name: 'psnEn', hasFlashPoint: true }),
];
