import { chineseNameOf, dangerousItems, dangerousLine, handlingRows, netText } from '../documents/dangerous-goods.ts';
import { totalRows } from '../documents/declaration.ts';
import type { DocumentOrder, DocumentRow, DocumentSection, MissingField } from '../documents/description.ts';
import { missingAmong, missingOfGoods, missingParties } from '../documents/missing.ts';
import { bilingualPackages } from '../documents/package-text.ts';
import { partyLines } from '../documents/sections.ts';
import { blankRow, boxesText, locationText, measure, minuteText, row, zoneOf } from '../documents/values.ts';

const partiesRows = ({ form, customer, orderNo }: DocumentOrder): DocumentRow[] => [
  ...row('shipper', customer),
  { term: 'consignee', values: partyLines(form, 'consignee') },
  blankRow('railWaybill'),
  { term: 'shipperReference', values: [orderNo] },
];

const carriageRows = (order: DocumentOrder): DocumentRow[] => [
  ...row('departureStation', locationText(order.org)),
  ...row('destinationStation', locationText(order.dst)),
  ...row(
    'train',
    [order.vessel, order.voyage].filter(Boolean).join(' '),
    order.etd === null ? null : minuteText(order.etd, zoneOf(order.org)),
  ),
  ...row('boxType', boxesText(order)),
  blankRow('wagonNumber'),
  blankRow('boxNumber'),
  blankRow('sealNumber'),
];

const goodsSection = (order: DocumentOrder): DocumentSection => ({
  name: 'dangerous',
  table: {
    columns: ['description', 'nameCn', 'packages', 'grossKg', 'netKg'],
    rows: dangerousItems(order).map((goods) => [
      dangerousLine(order.form, goods, 'rail'),
      chineseNameOf(order.form, goods),
      bilingualPackages(goods.item),
      measure(goods.item.grossKg),
      netText(goods.item),
    ]),
  },
});

/** Attachment to the rail waybill: SMGS annex 2 and RID, 5.4.1. */
export const railAttachment = (order: DocumentOrder): DocumentSection[] => [
  { name: 'parties', rows: partiesRows(order) },
  { name: 'carriage', rows: carriageRows(order) },
  goodsSection(order),
  { name: 'cargo', rows: totalRows(order) },
  { name: 'handling', rows: [...handlingRows(order), blankRow('emergencyCard'), blankRow('nameRu')] },
  {
    name: 'issued',
    rows: [
      { term: 'declaration', values: [{ list: 'declaration', code: 'SHIPPER' }] },
      blankRow('declarant'),
      blankRow('placeAndDate'),
      blankRow('signature'),
    ],
  },
];

export const missingOfRailAttachment = (order: DocumentOrder): MissingField[] => [
  ...missingParties(order.form, ['consignee']),
  ...missingAmong([
    ['orgPortCode', 'departureStation', order.org === null],
    ['dstPortCode', 'destinationStation', order.dst === null],
  ]),
  ...missingOfGoods(order, { name: 'psnEn' }),
];
