import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { airForm, airQuotePart as wirePart } from '#contract/services/air.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import type { AirOfferFacts } from '#domain/air/context.ts';
import { airDescription } from '#domain/air/fields.ts';
import { airCutOffs, openDaysOf } from '#domain/air/flight-days.ts';
import { blankAirForm } from '#domain/air/form.ts';
import { copyOfAirOrder, formOfAirEnquiry } from '#domain/air/initial-form.ts';
import { airOrderAddress, readAirOrderLink } from '#domain/air/order-link.ts';
import { airPapers } from '#domain/air/papers.ts';
import { airQuotePart } from '#domain/air/quote.ts';
import { isLight } from '#domain/air/rules.ts';
import { airService } from '#domain/air/service.ts';
import { blankDangerous } from '#domain/booking/goods-line.ts';
import { withEntries } from '#domain/booking/listed-numbers.ts';
import { setField } from '#domain/form/change.ts';
import { choicesAt, errorsOf } from '#domain/form/check.ts';
import { joinPath, readAt, replaceAt } from '#domain/form/path.ts';
import { airPartOf, airContext as context, ethanolForm, airOffer as offer } from '#tests/features/air/order.ts';
import { unEntryOf, unList, withListed } from '#tests/kit/un-entries.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
type Changes = Readonly<Record<string, unknown>>;
const changed = (changes: Changes) =>
  withListed(Object.entries(changes).reduce((form, [path, value]) => replaceAt(form, path, value), ethanolForm));
const found = (changes: Changes, facts = context) =>
  errorsOf(airDescription, changed(changes), facts).map(({ path, code }) => `${path} ${code}`);
const dg = 'cargo.0.dg';

test('[4.31] a complete order of air freight has no error, and travels as it is', () => {
  expect(found({})).toEqual([]);
  expect(safeParse(airForm, ethanolForm).success).toBe(true);
  expect(safeParse(airForm, blankAirForm).success).toBe(true);
  expect(safeParse(wirePart, airPartOf(ethanolForm)).success).toBe(true);
  expect(airQuotePart({ ...ethanolForm, priceId: '' })).toBeNull();
  expect(airQuotePart(changed({ 'cargo.0.volume': '' }))).toBeNull();
});

test('[4.31] each field is in the form and has its words, and so has each error of an empty form', () => {
  for (const { at: section, fields } of airDescription.sections)
    for (const key of Object.keys(fields)) {
      const path = joinPath(section, key).replaceAll('*', '0');
      expect(readAt(ethanolForm, path), path).not.toBe(undefined);
      expect(fieldLabel(path), path).not.toBe('');
    }
  for (const error of errorsOf(airDescription, blankAirForm, context))
    expect(errorText(error), error.path).toMatch(/\p{Script=Han}/u);
});

const lithium = { [`${dg}.unNo`]: '3480', [`${dg}.dgClass`]: '9', [`${dg}.packingGroup`]: '' };
const dryIce = { [`${dg}.unNo`]: '1845', [`${dg}.dgClass`]: '9', 'cargo.0.packingInstruction': '954' };
const general = { 'cargo.0.isDanger': false, [dg]: blankDangerous };

test.each<[Changes, string, Partial<AirOfferFacts>?]>([
  [{ 'cargo.0.perPackage': '60.001' }, 'cargo.0.perPackage AIR_OVER_LIMIT'],
  [{}, 'cargo.0.perPackage AIR_OVER_LIMIT', { aircraft: 'PAX' }],
  [{ [`${dg}.unNo`]: '1089', [`${dg}.packingGroup`]: 'I' }, `${dg}.unNo AIR_CARGO_ONLY`, { aircraft: 'PAX' }],
  [{ [`${dg}.unNo`]: '1017', [`${dg}.dgClass`]: '2.3' }, `${dg}.unNo AIR_FORBIDDEN`],
  [{ [`${dg}.unNo`]: '1017', [`${dg}.dgClass`]: '2.3' }, `${dg}.unNo AIR_FORBIDDEN`, { aircraft: 'PAX' }],
  [{ [`${dg}.unNo`]: '3077', [`${dg}.dgClass`]: '7' }, `${dg}.dgClass AIR_REFUSED`],
  [{}, `${dg}.dgClass AIR_NOT_PRICED`, { dgClasses: ['8', '9'] }],
  [{ [`${dg}.dgClass`]: '5.2' }, `${dg}.dgClass AIR_ASKED`, { dgClasses: ['5.2'] }],
  [{ [`${dg}.unNo`]: '0999' }, `${dg}.unNo AIR_LIMIT_UNKNOWN`],
  [{ [`${dg}.unNo`]: '2014', [`${dg}.dgClass`]: '5.1' }, `${dg}.unNo AIR_IN_DOUBT`],
  [{ ...dryIce, 'cargo.0.perPackage': '200.001' }, 'cargo.0.perPackage AIR_OVER_LIMIT'],
  [dryIce, 'cargo.0.dryIce REQUIRED'],
  [{ ...dryIce, 'cargo.0.dryIce': '800.001' }, 'cargo.0.dryIce DRY_ICE_PACKAGE'],
  [{ ...dryIce, 'cargo.0.packingInstruction': '364' }, 'cargo.0.packingInstruction INSTRUCTION_OF_NUMBER'],
  [lithium, 'cargo.0.wattHours REQUIRED'],
  [lithium, 'cargo.0.packingInstruction INSTRUCTION_OF_NUMBER'],
  [lithium, `${dg}.unNo AIR_CARGO_ONLY`, { aircraft: 'PAX' }],
  [{ ...lithium, [`${dg}.unNo`]: '3090' }, 'cargo.0.lithiumGrams REQUIRED'],
  [{ 'cargo.0.packingInstruction': '36' }, 'cargo.0.packingInstruction PACKING_INSTRUCTION'],
  [{ 'cargo.0.packingInstruction': 'Y341' }, 'cargo.0.packingInstruction INSTRUCTION_NOT_LIMITED'],
  [
    { [`${dg}.isLimitedQuantity`]: true, [`${dg}.innerPackSize`]: '0.5' },
    'cargo.0.packingInstruction INSTRUCTION_LIMITED',
  ],
  [{ 'cargo.0.reportYear': '2025' }, 'cargo.0.reportYear REPORT_YEAR'],
  [{ 'cargo.0.reportNo': '' }, 'cargo.0.reportNo REQUIRED'],
  [{ 'cargo.0.classReport': [] }, 'cargo.0.classReport REQUIRED'],
  [{ ...general, 'cargo.0.lithium': true }, 'cargo.0.lithium LITHIUM_DECLARED'],
  [{ ...general, 'cargo.0.casNo': '64-17-5', 'cargo.0.reportNo': '' }, 'cargo.0.reportNo REQUIRED'],
  [{ 'cargo.0.length': '' }, 'cargo.0.length REQUIRED'],
  [{ 'cargo.0.volume': '0.45' }, 'cargo.0.volume VOLUME_DIFFERS'],
  [{ flightDay: '' }, 'flightDay REQUIRED'],
  [{ flightDay: '2026-10-15' }, 'flightDay NOT_A_CHOICE'],
  [{ flightDay: '2026-10-30' }, 'flightDay NOT_A_CHOICE'],
  [{ flightDay: '2026-10-09' }, 'flightDay FLIGHT_CLOSED'],
  [{ handInDay: '2026-10-15' }, 'handInDay HAND_IN_LATE'],
  [{ handInDay: '2026-10-06' }, 'handInDay DAY_PAST'],
  [{ handIn: 'PICKUP' }, 'pickupAddress REQUIRED'],
  [{ 'insurance.wanted': true }, 'insurance.cargoValue REQUIRED'],
  [{ arrival: 'DELIVERY', arrivalAddress: 'FRANKFURT', arrivalPostcode: '!' }, 'arrivalPostcode POSTCODE'],
  [{ [`${dg}.dangerPackCertExpire`]: '2026-10-15' }, `${dg}.dangerPackCertExpire CERTIFICATE_EXPIRES`],
  [{ [`${dg}.perfCertExpire`]: '2026-10-13' }, `${dg}.perfCertExpire CERTIFICATE_EXPIRES`],
  [{ priceId: '' }, 'priceId OFFER_MISSING'],
  [{}, 'priceId PRICE_EXPIRED', { validTo: context.now - 1 }],
  [{}, 'cargo.0.isDanger DANGEROUS_UNDER_GENERAL', { isDanger: false }],
])('[4.31] %j: %s', (changes, error, more = {}) => {
  expect(found(changes, { ...context, offer: { ...offer, ...more } })).toContain(error);
});

test('[4.31] the maximum of either aircraft and a report of the flight’s year are accepted', () => {
  expect(found({ 'cargo.0.perPackage': '60' })).toEqual([]);
  const passenger = { ...context, offer: { ...offer, aircraft: 'PAX' as const } };
  expect(found({ 'cargo.0.perPackage': '5' }, passenger)).toEqual([]);
  expect(found({ ...dryIce, 'cargo.0.dryIce': '800' })).not.toContain('cargo.0.dryIce DRY_ICE_PACKAGE');
  const newYear = { ...offer, validTo: at('2027-01-10T23:59:59') };
  const late = { flightDay: '2027-01-04', handInDay: '2027-01-01', 'cargo.0.classReport.0.day': '2027-01-31' };
  const inJanuary = { ...context, offer: newYear, now: at('2026-12-20T00:00:00') };
  expect(found(late, inJanuary)).toContain('cargo.0.reportYear REPORT_YEAR');
  expect(found({ ...late, 'cargo.0.reportYear': '2027' }, inJanuary)).toEqual([]);
});

test('[4.31] equipment with batteries has two instructions, and an operator’s approval is not requested again', () => {
  const packed = { ...lithium, [`${dg}.unNo`]: '3481', 'cargo.0.wattHours': '90' };
  for (const instruction of ['966', '967'])
    expect(found({ ...packed, 'cargo.0.packingInstruction': instruction })).not.toContain(
      'cargo.0.packingInstruction INSTRUCTION_OF_NUMBER',
    );
  const answered = { enquiryNo: 'ENQ26100700001', optionId: 'o1', [`${dg}.dgClass`]: '5.2' };
  const taken = { ...context, offer: { ...offer, dgClasses: ['5.2'] } };
  expect(found(answered, taken)).not.toContain(`${dg}.dgClass AIR_ASKED`);
});

test('[4.31] only bookable flights are offered; a closed one stays selected and is reported', () => {
  expect(openDaysOf(offer, context.now)).toEqual([
    '2026-10-11',
    '2026-10-12',
    '2026-10-14',
    '2026-10-16',
    '2026-10-18',
  ]);
  expect(choicesAt(airDescription, ethanolForm, context, 'flightDay')).toHaveLength(5);
  const closed = replaceAt(ethanolForm, 'flightDay', '2026-10-09');
  expect(choicesAt(airDescription, closed, context, 'flightDay')[0]).toBe('2026-10-09');
  const general_ = { ...offer, isDanger: false };
  expect(openDaysOf(general_, context.now)[0]).toBe('2026-10-09');
});

test('[5.9] the volume follows from the sizes, the net quantity from the weight where the limit counts kilograms', () => {
  const set = (form: typeof ethanolForm, path: string, value: unknown) =>
    setField(airDescription, form, context, path, value);
  const start = replaceAt(ethanolForm, 'cargo.0.volume', '');
  expect(set(start, 'cargo.0.length', '100').cargo[0]?.volume).toBe('0.840');
  const blank = { ...blankAirForm, priceId: 'p1' };
  const read = (form: typeof ethanolForm) =>
    withEntries({ service: airService, form, facts: context }, unList) as typeof ethanolForm;
  const battery = read(set(blank, `${dg}.unNo`, '3480'));
  expect(battery.cargo[0]).toMatchObject({ packingInstruction: '965', cargoNameEn: 'LITHIUM ION BATTERIES' });
  expect(set(battery, `${dg}.dgNetWeight`, '12').cargo[0]?.perPackage).toBe('12');
  expect(set(read(set(blank, `${dg}.unNo`, '1170')), `${dg}.dgNetWeight`, '12').cargo[0]?.perPackage).toBe('');
  const again = set({ ...ethanolForm, declaration: 'ENTRUST' }, 'cargo.0.isDanger', false);
  expect(again).toMatchObject({ declaration: 'SELF', cargo: [{ packingInstruction: '', perPackage: '' }] });
});

test('[5.9] only light goods share their volume weight', () => {
  const light = changed({ 'cargo.0.grossWeight': '50', share: '50' });
  expect([isLight(light), isLight(ethanolForm)]).toEqual([true, false]);
  expect(choicesAt(airDescription, light, context, 'share')).toEqual(['0', '30', '50', '70', '100']);
  expect(setField(airDescription, light, context, 'cargo.0.grossWeight', '90').share).toBe('0');
});

test('[4.31] an order can start from another order and from an answered enquiry', () => {
  const copy = copyOfAirOrder(ethanolForm, 'AIR26100700001');
  expect(copy).toMatchObject({ copiedFrom: 'AIR26100700001', flightDay: '', handInDay: '', agree: false });
  const asked = {
    orgPortCode: 'PVG',
    dstPortCode: 'FRA',
    isDanger: 'Y' as const,
    unNo: '1170',
    entry: unEntryOf('1170'),
  };
  const form = formOfAirEnquiry(
    { ...asked, packingGroup: 'II', cargoName: '乙醇', weight: '85', volume: '0.42', contact: '李', phone: '1' },
    { enquiryNo: 'ENQ26100700001', optionId: 'o1', priceId: 'p1' },
    context,
  );
  expect(form).toMatchObject({ enquiryNo: 'ENQ26100700001', priceId: 'p1' });
  expect(form.cargo[0]).toMatchObject({ grossWeight: '85', volume: '0.42', dg: { dgClass: '3', packingGroup: 'II' } });
});

test('[4.31] the address of an order carries the search of its list, sizes and all', () => {
  const query =
    'orgPort=x&orgPortCode=PVG&dstPortCode=FRA&unNo=1170&weight=85&group=II&net=20&share=30' +
    '&length=50&width=50&height=42&pieces=4&length=&width=&height=&pieces=';
  const [path, carried = ''] = airOrderAddress(query, { priceId: 'P-1', flightDay: '2026-10-16' }).split('?');
  expect(path).toBe('/airLift/airLiftOrder');
  expect(readAirOrderLink(carried)).toEqual({
    ...{ priceId: 'P-1', flightDay: '2026-10-16', orgPortCode: 'PVG', dstPortCode: 'FRA', isDanger: 'Y' },
    ...{ unNo: '1170', weight: '85', volume: '', packingGroup: 'II', perPackage: '20', share: 30 },
    packages: [{ length: '50', width: '50', height: '42', pieces: 4 }],
  });
  expect(readAirOrderLink('orgPortCode=PVG')).toBeNull();
  expect(readAirOrderLink('priceId=%00../&day=soon')).toBeNull();
  expect(readAirOrderLink('priceId=P&day=soon&unNo=x')).toMatchObject({ flightDay: '', unNo: '' });
});

test('[4.31] the list link of a form contains its values', () => {
  const { list, enquiry } = airService.links(ethanolForm);
  expect(list).toContain('orgPortCode=PVG&dstPortCode=FRA&isDanger=Y&unNo=1170&group=II&net=20&weight=85&volume=0.42');
  expect(enquiry).toBe(
    `/enquiryFcl?service=air&orgPortCode=PVG&dstPortCode=FRA&isDanger=Y&unNo=1170&cargoName=${encodeURIComponent('乙醇')}&group=II&weight=85&volume=0.42`,
  );
});

test('[4.31] the documents of a flight: the declaration is the shipper’s until we write it, batteries need their test report', () => {
  const flight = { etd: at('2026-10-16T00:00:00'), cutOffs: airCutOffs('2026-10-16', true, 'Asia/Shanghai') };
  const papers = (changes: Changes) => airPapers(changed(changes), flight, context.now);
  const stand = (changes: Changes, code: string) => papers(changes).find((paper) => paper.code === code);
  expect(stand({}, 'SHIPPER_DECLARATION')).toMatchObject({ owner: 'SHIPPER', status: 'MISSING' });
  expect(stand({ declaration: 'ENTRUST' }, 'SHIPPER_DECLARATION')?.owner).toBe('AGENT');
  expect(stand({ declarationFiles: ethanolForm.cargo[0]?.sds }, 'SHIPPER_DECLARATION')?.status).toBe('READY');
  expect(stand({}, 'CLASSIFICATION_REPORT')?.status).toBe('READY');
  expect(stand({}, 'BATTERY_TEST')).toBeUndefined();
  expect(stand(lithium, 'BATTERY_TEST')?.status).toBe('MISSING');
  expect(papers({}).map(({ code }) => code)).not.toContain('VERIFIED_MASS');
  expect(papers(general).map(({ code }) => code)).not.toContain('SHIPPER_DECLARATION');
});
