import { CODE } from '#contract/codes.ts';
import type { AddOnPrice } from '#contract/fields/order.ts';
import { dgdesk as words } from '#copy/dg-desk/works.ts';
import { sum } from '#domain/decimal.ts';
import { isHurried } from '#domain/dg-desk/finish.ts';
import type { DeskQuotePart } from '#domain/dg-desk/quote.ts';
import { type FeeLine, priceLine, totalsOf } from '#domain/fees/line.ts';
import { percentLine } from '#domain/fees/percent.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { type DeskWork, deskWorks } from '#domain/reference/desk-works.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Reader } from '../../market/fee-rates.ts';
import { choiceName } from '../../texts/form-words.ts';
import { requested } from '../on-request.ts';
import type { Priced } from '../order-service.ts';
import { feeOf, knownRates, readServiceRates, type ServiceRate, toServiceRate } from '../service-rates.ts';

const URGENT = 'URG';

const codeOf = (work: DeskWork, { sdsWork }: DeskQuotePart): string =>
  ({
    review: 'DGP',
    sds: sdsWork === 'TRANSLATE' ? 'SDT' : 'SDS',
    report: 'RPT',
    packCert: 'PUC',
    declaration: 'DGD',
    training: 'TRN',
    emergency: 'ERP',
  })[work];

/** Returns how often the rate of a work is charged. */
function countOf(work: DeskWork, { sdsLanguage, people, months }: DeskQuotePart): number {
  if (work === 'sds') return sdsLanguage === 'BOTH' ? 2 : 1;
  if (work === 'training') return people;
  return work === 'emergency' ? months : 1;
}

function nameOf(work: DeskWork, { sdsWork, sdsLanguage }: DeskQuotePart): string {
  const { name } = words.works[work];
  return work === 'sds'
    ? words.feeNames.sheets(`SDS ${choiceName('sdsWork', sdsWork)}`, choiceName('sdsLanguage', sdsLanguage))
    : name;
}

function linesOfWork(work: DeskWork, rows: readonly ServiceRate[], part: DeskQuotePart): FeeLine[] {
  const code = codeOf(work, part);
  const fee = feeOf.get(code);
  const [known] = knownRates(rows.filter(({ feeCode }) => feeCode === code));
  const own =
    fee === undefined || known === undefined
      ? requested(code, words.works[work].name)
      : priceLine(toServiceRate(fee, known, nameOf(work, part)), countOf(work, part));
  const isVisited = work === 'training' && part.trainMode === 'ONSITE';
  return [own, ...(isVisited ? [requested(code, words.feeNames.travel)] : [])];
}

/** Charges one urgency fee for all works that can be expedited. */
function urgentLines(rows: readonly ServiceRate[], part: DeskQuotePart): FeeLine[] {
  const fee = feeOf.get(URGENT);
  const [known] = knownRates(rows.filter(({ feeCode }) => feeCode === URGENT));
  const hurried = part.works.filter((work) => isHurried(work, part)).flatMap((work) => linesOfWork(work, rows, part));
  if (fee === undefined || known === undefined || hurried.length === 0) return [];
  return [percentLine(toServiceRate(fee, known, words.feeNames.urgent), sum(hurried.map(({ amount }) => amount)))];
}

const addOnsOf = (rows: readonly ServiceRate[], part: DeskQuotePart): AddOnPrice[] =>
  deskWorks.map((service) => ({ service, isIncluded: false, lines: linesOfWork(service, rows, part) }));

/** Prices each requested work on its own line, then the urgency fee. */
export async function pricePart(db: Reader, part: DeskQuotePart, now: number): Promise<Priced> {
  const rows = await readServiceRates(db, 'dgdesk');
  const works = deskWorks.filter((work) => part.works.includes(work));
  const lines = [...works.flatMap((work) => linesOfWork(work, rows, part)), ...urgentLines(rows, { ...part, works })];
  if (rows.length === 0) throw new Refusal(CODE.priceExpired, words.notPriced);
  return {
    offerId: null,
    lines,
    totals: totalsOf(lines),
    validTo: now + QUOTE_VALID_MS,
    addOns: async () => addOnsOf(rows, part),
  };
}
