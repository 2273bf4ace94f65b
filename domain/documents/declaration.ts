import { needsTechnicalName } from '../dangerous-goods/description-line.ts';
import { decimalText, sum } from '../decimal.ts';
import { dangerousItems, dangerousLine } from './booking-note.ts';
import type { DocumentOrder, DocumentRow, DocumentSection, MissingField, Term } from './description.ts';
import { partyLines } from './sections.ts';
import {
  blankRow,
  boxesText,
  isTicked,
  locationText,
  measure,
  minuteText,
  packagesText,
  row,
  textAt,
  zoneOf,
} from './values.ts';

const FLAMMABLE_LIQUID = '3';

function partiesRows({ form, carrier, orderNo }: DocumentOrder): DocumentRow[] {
  const consignee = isTicked(form, 'toOrder')
    ? ['TO ORDER', ...partyLines(form, 'notify')]
    : partyLines(form, 'consignee');
  return [
    { term: 'shipper', values: partyLines(form, 'shipper') },
    blankRow('transportDocument'),
    { term: 'shipperReference', values: [orderNo] },
    { term: 'consignee', values: consignee },
    ...row('carrier', carrier?.nameCn),
    { term: 'declaration', values: [{ list: 'declaration', code: 'SHIPPER' }] },
  ];
}

function handlingRows(order: DocumentOrder): DocumentRow[] {
  return dangerousItems(order).flatMap(({ item, index }) => {
    const text = (field: string) => textAt(order.form, `cargo.${index}.dg.${field}`);
    const limits = (
      [
        ['SADT', text('sadt')],
        ['SAPT', text('sapt')],
        ['CONTROL TEMPERATURE', text('controlTemp')],
        ['EMERGENCY TEMPERATURE', text('emergencyTemp')],
      ] as const
    ).flatMap(([name, degrees]) => (degrees === '' ? [] : [`${name} ${degrees} ℃`]));
    const marks = (
      [
        ['LIMITED QUANTITY', 'isLimitedQuantity'],
        ['EXCEPTED QUANTITY', 'isExceptedQuantity'],
        ['WASTE', 'isWaste'],
        ['SALVAGE PACKAGING', 'isSalvage'],
        ['EMPTY UNCLEANED', 'isEmptyUncleaned'],
      ] as const
    ).flatMap(([name, field]) => (isTicked(order.form, `cargo.${index}.dg.${field}`) ? [name] : []));
    return row(
      'handlingNote',
      `UN ${item.unNo}`,
      text('emsNo') === '' ? '' : `EmS ${text('emsNo')}`,
      ...limits,
      ...marks,
      text('entry.edition') === '' ? '' : `AS LISTED IN ${text('entry.edition')}`,
      `EMERGENCY CONTACT ${text('emergencyContact')} ${text('emergencyPhone')}`.trim(),
    );
  });
}

const carriageRows = ({ vessel, voyage, etd, org, dst }: DocumentOrder): DocumentRow[] => [
  ...row('vessel', [vessel, voyage].filter(Boolean).join(' '), etd === null ? null : minuteText(etd, zoneOf(org))),
  ...row('loadingPort', locationText(org)),
  ...row('unloadingPort', locationText(dst)),
  ...row('destination', locationText(dst)),
];

function goodsSection(order: DocumentOrder): DocumentSection {
  return {
    name: 'dangerous',
    table: {
      columns: ['marks', 'packages', 'description', 'nameCn', 'grossKg', 'netKg', 'volume'],
      rows: dangerousItems(order).map(({ item, index }) => [
        textAt(order.form, `cargo.${index}.marks`) || 'N/M',
        packagesText(item),
        dangerousLine(order.form, item, index),
        textAt(order.form, `cargo.${index}.dg.psnCn`) || item.cargoNameCn,
        measure(item.grossKg),
        item.netKg === null ? '' : measure(item.netKg),
        item.volume === null ? '' : measure(item.volume),
      ]),
    },
  };
}

function totalRows(order: DocumentOrder): DocumentRow[] {
  const dangerous = dangerousItems(order).map(({ item }) => item);
  return [
    { term: 'totalGross', values: [`${measure(decimalText(sum(dangerous.map(({ grossKg }) => grossKg))))} kg`] },
    { term: 'totalNet', values: [`${measure(decimalText(sum(dangerous.map(({ netKg }) => netKg ?? '0'))))} kg`] },
  ];
}

/** The box is packed after the declaration is written: its own fields are filled in by hand. */
const packingRows = (order: DocumentOrder): DocumentRow[] => [
  ...row('boxType', boxesText(order)),
  blankRow('boxNumber'),
  blankRow('sealNumber'),
  blankRow('tare'),
  { term: 'packingDeclaration', values: [{ list: 'packingDeclaration', code: 'PACKER' }] },
  blankRow('packingCompany'),
  blankRow('placeAndDate'),
  blankRow('signature'),
];

const receiptRows: readonly DocumentRow[] = [blankRow('haulier'), blankRow('vehicleNumber'), blankRow('signature')];

const signedRows = ({ form }: DocumentOrder): DocumentRow[] => [
  { term: 'declaringCompany', values: [textAt(form, 'shipper.companyNameEn')] },
  blankRow('declarant'),
  blankRow('placeAndDate'),
  blankRow('signature'),
];

/** The multimodal dangerous goods form: IMDG 5.4.5. */
export const declaration = (order: DocumentOrder): DocumentSection[] => [
  { name: 'parties', rows: partiesRows(order) },
  { name: 'carriage', rows: carriageRows(order) },
  goodsSection(order),
  { name: 'cargo', rows: totalRows(order) },
  { name: 'handling', rows: handlingRows(order) },
  { name: 'packing', rows: packingRows(order) },
  { name: 'receipt', rows: receiptRows },
  { name: 'shipper', rows: signedRows(order) },
];

const missingParties = ({ form }: DocumentOrder): MissingField[] => {
  const receiver = isTicked(form, 'toOrder') ? 'notify' : 'consignee';
  const asked: readonly (readonly [path: string, term: Term])[] = (['shipper', receiver] as const).flatMap(
    (party) =>
      [
        [`${party}.companyNameEn`, party],
        [`${party}.addressEn`, `${party}Address`],
      ] as const,
  );
  return asked.flatMap(([path, term]) => (textAt(form, path) === '' ? [{ path, term, line: null }] : []));
};

function missingOfGoods(order: DocumentOrder): MissingField[] {
  return dangerousItems(order).flatMap(({ item, index }) => {
    const path = (field: string) => `cargo.${index}.dg.${field}`;
    const text = (field: string) => textAt(order.form, path(field));
    const isFlammable = [item.dgClass, ...item.subsidiaryClasses].includes(FLAMMABLE_LIQUID);
    const asked: readonly (readonly [path: string, term: Term, isMissing: boolean])[] = [
      [path('unNo'), 'unNo', item.unNo === ''],
      [path('psnEn'), 'nameEn', text('psnEn') === ''],
      [path('technicalName'), 'technicalName', needsTechnicalName(text('psnEn')) && text('technicalName') === ''],
      [path('dgClass'), 'classes', item.dgClass === ''],
      [path('flashPoint'), 'flashPoint', isFlammable && text('flashPoint') === ''],
      [`cargo.${index}.netWeight`, 'netKg', item.netKg === null],
      [path('emergencyContact'), 'emergencyContact', text('emergencyContact') === ''],
      [path('emergencyPhone'), 'emergencyPhone', text('emergencyPhone') === ''],
    ];
    return asked.flatMap(([at, term, isMissing]) => (isMissing ? [{ path: at, term, line: index + 1 }] : []));
  });
}

const missingOfVoyage = ({ carrier, vessel, org, dst }: DocumentOrder): MissingField[] =>
  (
    [
      ['priceId', 'carrier', carrier === null],
      ['scheduleId', 'vessel', vessel === null],
      ['orgPortCode', 'loadingPort', org === null],
      ['dstPortCode', 'unloadingPort', dst === null],
    ] as const
  ).flatMap(([path, term, isMissing]) => (isMissing ? [{ path, term, line: null }] : []));

/** What no declaration is signed without. */
export const missingOfDeclaration = (order: DocumentOrder): MissingField[] => [
  ...missingParties(order),
  ...missingOfVoyage(order),
  ...missingOfGoods(order),
];
