import { readAt } from '../form/path.ts';
import { boxUseOf } from '../orders/box-use.ts';
import { CHINA } from '../schedule/zone.ts';
import type { DocumentOrder, DocumentRow, DocumentSection } from './description.ts';
import { carriedBy } from './recorded-numbers.ts';
import type { Term } from './terms.ts';
import {
  boxesText,
  isTicked,
  locationText,
  measure,
  minuteText,
  momentRow,
  packagesText,
  row,
  textAt,
  zoneOf,
} from './values.ts';

const UNNAMED = { list: 'unknown', code: 'LATER' } as const;

/** Formats a party for bills of lading, line by line. */
export function partyLines(form: unknown, at: string): string[] {
  const text = (field: string) => textAt(form, `${at}.${field}`);
  const reached = [text('contact'), text('phone'), text('email')].filter((part) => part !== '').join('  ');
  return [text('companyNameEn'), ...text('addressEn').split('\n'), text('countryCode'), text('taxNo'), reached].filter(
    (line) => line !== '',
  );
}

function partyRow(form: unknown, term: Term, at: string): DocumentRow {
  const lines = partyLines(form, at);
  return { term, values: lines.length === 0 ? [UNNAMED] : lines };
}

export function partiesSection({ form }: DocumentOrder): DocumentSection[] {
  const rows: DocumentRow[] = [];
  if (readAt(form, 'shipper') !== undefined) rows.push(partyRow(form, 'shipper', 'shipper'));
  if (readAt(form, 'consignee') !== undefined)
    rows.push(
      isTicked(form, 'toOrder')
        ? { term: 'consignee', values: ['TO ORDER'] }
        : partyRow(form, 'consignee', 'consignee'),
    );
  if (readAt(form, 'notify') !== undefined)
    rows.push(
      partyRow(form, 'notify', isTicked(form, 'notifySame') && !isTicked(form, 'toOrder') ? 'consignee' : 'notify'),
    );
  return rows.length === 0 ? [] : [{ name: 'parties', rows }];
}

const coded = (list: 'billType' | 'payTerm', code: string) => (code === '' ? null : { list, code });

export function carriageRows(order: DocumentOrder): DocumentRow[] {
  const { carrier, org, dst, via, terminal, etd, eta, form } = order;
  const terms = [textAt(form, 'receiptType'), textAt(form, 'deliveryType')].filter((term) => term !== '');
  return [
    ...row('carrier', carrier?.nameCn),
    ...row('vessel', carriedBy(order)),
    ...row('loadingPort', locationText(org)),
    ...row('terminal', terminal),
    ...row('via', via?.nameCn),
    ...row('unloadingPort', locationText(dst)),
    ...momentRow('etd', etd, zoneOf(org)),
    ...momentRow('eta', eta, zoneOf(dst)),
    ...row('terms', terms.join(' – ')),
    ...row('tradeTerm', textAt(form, 'tradeTerm')),
    ...row('payTerm', coded('payTerm', textAt(form, 'payTerm'))),
    ...row('billType', coded('billType', textAt(form, 'blType'))),
    ...row('billCopies', textAt(form, 'blType') === 'ORIGINAL' ? textAt(form, 'blCopies') : ''),
    ...row('issuePlace', textAt(form, 'issuePlace')),
    ...row('cargoReady', textAt(form, 'cargoReadyDate')),
    ...row('boxType', boxesText(order)),
    ...boxUseRows(order),
  ];
}

/** One row per term, one value per container type. */
function boxUseRows(order: DocumentOrder): DocumentRow[] {
  const boxes = boxUseOf(order);
  return (['emptyAt', 'returnAt', 'freeDays'] as const).flatMap((key) =>
    row(key, ...boxes.map((box) => (box[key] === '' ? null : `${box.ctnType}  ${box[key]}`))),
  );
}

/** All goods lines with their marks. */
export function cargoSection({ items, form }: DocumentOrder): DocumentSection[] {
  if (items.length === 0) return [];
  const at = (index: number, field: string) => textAt(form, `cargo.${index}.${field}`);
  return [
    {
      name: 'cargo',
      table: {
        columns: ['marks', 'description', 'hsCode', 'packages', 'grossKg', 'netKg', 'volume'],
        rows: items.map((item, index) => [
          at(index, 'marks') || 'N/M',
          [item.cargoNameEn, item.cargoNameCn].filter((name) => name !== '').join('\n'),
          at(index, 'hsCode'),
          packagesText(item),
          measure(item.grossKg),
          item.netKg === null ? '' : measure(item.netKg),
          item.volume === null ? '' : measure(item.volume),
        ]),
      },
    },
  ];
}

export function contactSection({ form }: DocumentOrder): DocumentSection {
  const tel = textAt(form, 'contactTel');
  return {
    name: 'contact',
    rows: [
      ...row('contact', textAt(form, 'contactName')),
      ...row('phone', textAt(form, 'contactPhone'), tel),
      ...row('email', textAt(form, 'contactEmail')),
      ...row('remark', textAt(form, 'remark')),
    ],
  };
}

export const feesSection = ({ lines, totals }: DocumentOrder): DocumentSection[] =>
  lines.length === 0 ? [] : [{ name: 'fees', fees: { lines, totals } }];

export const headRows = ({ orderNo, service, status, isDanger, createdAt }: DocumentOrder): DocumentRow[] => [
  { term: 'orderNo', values: [orderNo] },
  { term: 'service', values: [{ list: 'service', code: service }] },
  { term: 'status', values: [{ list: 'status', code: `${service}:${status}:${isDanger}` }] },
  { term: 'placedAt', values: [minuteText(createdAt, CHINA)] },
];

export const betweenRows = ({ customer, forwarder }: DocumentOrder): DocumentRow[] => [
  ...row('customer', customer),
  ...row('forwarder', forwarder),
];
