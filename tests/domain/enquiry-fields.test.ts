import { describe, expect, test } from 'vitest';
import { comparedAt } from '#domain/enquiry/compared-quotes.ts';
import { leadFields } from '#domain/enquiry/fields.ts';
import { askedTogether, ENQUIRY_PAGES, enquiryReasons, enquiryServices, locationKinds } from '#domain/enquiry/kinds.ts';
import { LEAD_CLASSES, leadForm } from '#domain/enquiry/lead.ts';
import { ENQUIRY_CARRIERS, type EnquiryService, enquiryForms } from '#domain/enquiry/services.ts';
import type { FieldData, FieldTable } from '#domain/form/table.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';

const lists: readonly [name: string, choices: readonly string[]][] = [
  ['BOXES', containerCodes],
  ['CLASSES', dgClasses.map(({ code }) => code)],
  ['CARRIERS', ENQUIRY_CARRIERS],
  ['LCL_CLASSES', LEAD_CLASSES],
];
const chosenFrom = (choices: readonly string[]) =>
  lists.find(([, all]) => all.join() === choices.join())?.[0] ?? choices.join();

const lineOf = ([name, field]: [string, FieldData]): string => {
  const { kind, required, least, most, limits, choices, typedIn, onlyIf, onlyWith, within } = field;
  return [
    ...[name, kind, required === true ? 'required' : undefined],
    ...[least === undefined ? undefined : `≥${least}`, most === undefined ? undefined : `≤${most}`],
    ...[limits === undefined ? undefined : `${limits.min}…${limits.max} .${limits.decimals}`],
    ...[choices === undefined ? undefined : chosenFrom(choices), typedIn === undefined ? undefined : `as ${typedIn}`],
    ...[
      onlyIf === undefined ? undefined : `if ${onlyIf.join(' ')}`,
      onlyWith === undefined ? undefined : `with ${onlyWith}`,
    ],
    ...[within === undefined ? undefined : `in ${within}`],
  ]
    .filter((one) => one !== undefined)
    .join(' ');
};
const linesIn = (fields: object) => Object.entries(fields as FieldTable).map(lineOf);
const lines = (text: string) => text.split(/;\s*|\n\s*/);

const lane = 'orgPortCode location required as orgPort; dstPortCode location required as dstPort';
const carried = 'if tankService TRANSPORT';
const atYard = 'if tankService RENTAL CLEANING STORAGE';
const goods = `isDanger choice required Y,N; unNo unNumber if isDanger Y; dgClass choice CLASSES if isDanger Y
  packingGroup choice I,II,III if isDanger Y; cargoName freeText required ≤100`;
const contact = `contact freeText required ≥2 ≤20; phone mobile required; company freeText ≤100; remark freeText ≤500`;
const load = (asked = '') => `weight quantity${asked} 0.1…999999.9 .3; volume quantity${asked} 0.001…999.999 .3`;
const span = 'expectEtdFrom futureDay; expectEtdTo futureDay in expectEtdFrom';
const files = 'fileIds files ≤10';
const boxes = (asked = '') => `boxes boxes${asked} 1…100 .0 BOXES`;

describe('[1.10b] what is asked', () => {
  const rows: [service: EnquiryService, text: string][] = [
    [
      'fcl',
      `${lane}; ${goods}; ${boxes(' required')}; ${load()}; ${span}; quoteDeadline futureDay
      targetPrice quantity 0.01…999999999.99 .2; targetCurrency choice 1,2,3 with targetPrice
      carrierPrefer carriers ≤12 CARRIERS; services feeCodes ≤20 TRK,CUS,DGD,STF,PLC,INS; ${files}; ${contact}`,
    ],
    ['lcl', `${lane}; ${goods}; ${load(' required')}; ${contact}`],
    [
      'truck',
      `pickupPlace freeText required ≤200; deliveryPlace freeText required ≤200; loadingDay futureDay
      ctnType choice BOXES; ${goods}; ${load()}; ${contact}`,
    ],
    ['air', `${lane}; ${goods}; ${load(' required')}; ${span}; ${files}; ${contact}`],
    ['rail', `${lane}; ${goods}; ${boxes()}; ${load()}; ${span}; ${files}; ${contact}`],
    ['domestic', `${lane}; ${goods}; ${boxes(' required')}; ${load()}; ${span}; ${files}; ${contact}`],
    [
      'flexitank',
      `${lane}; cargoName freeText required ≤100; weight quantity required 1000…999999 .3
      density quantity required 0.7…1.6 .3; viscosity quantity 0.1…99999 .1; ${span}; ${files}; ${contact}`,
    ],
    [
      'tank',
      `tankService choice required TRANSPORT,RENTAL,CLEANING,STORAGE
      orgPortCode location required as orgPort ${carried}; dstPortCode location required as dstPort ${carried}
      yardPlace freeText required ≥2 ≤100 ${atYard}; startDay futureDay ${atYard}
      tankDays quantity required 1…2920 .0 if tankService RENTAL STORAGE
      ${goods}; density15 quantity 0.3…3 .4 ${carried}; density50 quantity 0.3…3 .4 ${carried}
      tanks quantity required 1…100 .0; tankSource choice required OPERATOR,OWN ${carried}
      tankType choice required T4,T7,T11,T14,T20,T22,T50,T75 if tankService RENTAL
      rentalTerm choice required SHORT,LONG,FINANCE if tankService RENTAL
      expectEtdFrom futureDay ${carried}; expectEtdTo futureDay ${carried} in expectEtdFrom; ${files}; ${contact}`,
    ],
    [
      'cfs',
      `${lane}; ${goods}; ${load(' required')}; ${boxes(' required')}; stuffingDay futureDay
      stuffingWorks choices ≤14 pallet,lashing,airbag,partition,dunnage,wrapping,marking,sorting,weighing,photos,supervision,fumigation,placards,unplacard
      ${files}; ${contact}`,
    ],
    [
      'dgdesk',
      `deskWorks choices required ≤7 review,sds,report,packCert,declaration,training,emergency
      urgency choice required NORMAL,URGENT; people quantity 1…200 .0; months quantity 1…36 .0
      ${goods}; ${files}; ${contact}`,
    ],
    [
      'warehouse',
      `storagePlace freeText required ≥2 ≤100; storageMode choice required TON,PALLET,CUBIC_METRE
      startDay futureDay; storageDays quantity required 1…365 .0
      storageWorks choices ≤6 REPACK,LABEL,DECANT,SAMPLE,COUNT,PALLETIZE; ${goods}
      weight quantity required 0.1…999999.9 .3; volume quantity 0.001…999.999 .3; pallets quantity 1…99999 .0
      ${files}; ${contact}`,
    ],
  ];
  test.each(rows)('for %s', (service, text) => {
    expect(linesIn(enquiryForms[service].fields)).toEqual(lines(text));
  });

  test('of a user who wants to be called back', () => {
    const called = (classes: string) => `company freeText ≤100; contact freeText required ≥2 ≤20; phone mobile required
      lanes freeText ≤200; monthlyVolume freeText ≤60; dgClasses choices ≤16 ${classes}; remark freeText ≤500`;
    expect(linesIn(leadFields)).toEqual(lines(called('CLASSES')));
    expect(linesIn(leadForm.fields)).toEqual(lines(called('LCL_CLASSES')));
    expect(LEAD_CLASSES.join()).toBe('2.1,2.2,3,4.1,5.1,6.1,8,9');
  });

  test('and first stands in it', () => {
    const { fcl, flexitank, tank, warehouse, dgdesk, ...others } = enquiryForms;
    expect(flexitank.initial).toEqual({});
    expect(tank.initial).toEqual({
      ...{ isDanger: 'Y', tankService: 'TRANSPORT', tankSource: 'OPERATOR', rentalTerm: 'SHORT' },
    });
    expect(warehouse.initial).toEqual({ isDanger: 'Y', storageMode: 'TON' });
    expect(dgdesk.initial).toEqual({ isDanger: 'Y', urgency: 'NORMAL' });
    expect(fcl.initial).toEqual({ isDanger: 'Y', targetCurrency: '2' });
    for (const { initial } of Object.values(others)) expect(initial).toEqual({ isDanger: 'Y' });
  });
});

test('[1.10b] services, what their lanes join, and the pages that ask', () => {
  expect(enquiryServices.map((service) => [service, locationKinds[service], ENQUIRY_PAGES[service]])).toEqual([
    ['fcl', 'port', '/enquiryFcl'],
    ['lcl', 'port', '/brand/consolidation'],
    ['truck', null, '/brand/freight'],
    ['air', 'airport', '/enquiryFcl?service=air'],
    ['rail', 'station', '/enquiryFcl?service=rail'],
    ['domestic', 'port', '/enquiryFcl?service=domestic'],
    ['flexitank', 'port', '/enquiryFcl?service=flexitank'],
    ['tank', 'port', '/enquiryFcl?service=tank'],
    ['warehouse', null, '/enquiryFcl?service=warehouse'],
    ['dgdesk', null, '/enquiryFcl?service=dgdesk'],
    ['cfs', 'port', '/enquiryFcl?service=cfs'],
  ]);
  expect(askedTogether).toEqual(['fcl', 'air', 'rail', 'domestic', 'flexitank', 'tank', 'warehouse', 'dgdesk', 'cfs']);
  expect(enquiryReasons).toEqual([
    ...['RAIL_DANGER', 'RAIL_SHARED', 'COOLED', 'DESK_CLASS'],
    ...['PRICED_CLASSES', 'CLASS_DOUBT'],
  ]);
});

describe('[1.11] quotes set against each other', () => {
  const line = (price: string, currency = '1', taxIncluded = true, lineNo = 1) => ({
    lineNo,
    price,
    currency,
    taxIncluded,
  });
  const compared = (...all: ReturnType<typeof line>[]) =>
    comparedAt(
      all.map((one, index) => ({ name: String(index), lines: [line('1', '1', true, 9), one] })),
      1,
    ).map(({ quote, line: { price, lineNo }, isLowest }) => [quote.name, lineNo, price, isLowest]);

  test('the lowest first, two of them where they are alike', () => {
    expect(compared(line('12'), line('9'), line('9.0'))).toEqual([
      ['1', 1, '9', true],
      ['2', 1, '9.0', true],
      ['0', 1, '12', false],
    ]);
  });

  test('currencies apart, in order; tax apart too', () => {
    expect(compared(line('1', '2'), line('5', '1'), line('3', '1', false), line('4', '1'))).toEqual([
      ['2', 1, '3', true],
      ['3', 1, '4', true],
      ['1', 1, '5', false],
      ['0', 1, '1', true],
    ]);
  });
});
