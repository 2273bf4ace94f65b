import { chineseNameOf, dangerousItems, dangerousLine, handlingRows, netText } from '../documents/dangerous-goods.ts';
import { totalRows } from '../documents/declaration.ts';
import type { DocumentOrder, DocumentRow, DocumentSection, MissingField } from '../documents/description.ts';
import { missingAmong, missingOfGoods, missingParties } from '../documents/missing.ts';
import { bilingualPackages } from '../documents/package-text.ts';
import { carriedBy, recordedRow, recordedUnits } from '../documents/recorded-numbers.ts';
import { partyLines } from '../documents/sections.ts';
import { blankRow, boxesText, locationText, measure, minuteText, row, zoneOf } from '../documents/values.ts';

const partiesRows = (order: DocumentOrder): DocumentRow[] => [
  ...row('shipper', order.customer),
  { term: 'consignee', values: partyLines(order.form, 'consignee') },
  recordedRow(order, 'railWaybill', 'railWaybillNo'),
  { term: 'shipperReference', values: [order.orderNo] },
];

const carriageRows = (order: DocumentOrder): DocumentRow[] => [
  ...row('departureStation', locationText(order.org)),
  ...row('destinationStation', locationText(order.dst)),
  ...row('train', carriedBy(order), order.etd === null ? null : minuteText(order.etd, zoneOf(order.org))),
  ...row('boxType', boxesText(order)),
  recordedUnits(order, 'wagonNo'),
  recordedUnits(order, 'containerNo'),
  recordedUnits(order, 'sealNo'),
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
