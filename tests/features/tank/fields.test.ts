import { describe, expect, test } from 'vitest';
import { withEntries } from '#domain/booking/listed-numbers.ts';
import { setField } from '#domain/form/change.ts';
import { errorsAt } from '#domain/form/check.ts';
import { readAt, replaceAt } from '#domain/form/path.ts';
import { tankDescription } from '#domain/tank/fields.ts';
import { blankTankForm, type TankForm } from '#domain/tank/form.ts';
import { tankService } from '#domain/tank/service.ts';
import { capacityOf } from '#domain/tank/tank.ts';
import { cleanedTank, methanolTanks, rentedTank, storedTank, tankContext } from '#tests/features/tank/order.ts';
import { closingFields, dangerousFields, promisedFields } from '#tests/kit/common-fields.ts';
import { fieldIn, linesOf, shownIn, writtenLines } from '#tests/kit/described-fields.ts';
import { filledFrom, unList } from '#tests/kit/un-entries.ts';

const fields: readonly [part: string, lines: string][] = [
  [
    'tank',
    `serviceType choice required; depotId choice required; rentalTerm choice required; fromDay day required
    tankDays whole .0 ≤4 required; tankSource choice required; tankType choice required; tanks whole .0 ≤3 required
    capacity whole .0 ≤8 required; tankNos longText ≤1300 required; tareWeight whole kilogram .0 ≤8 required
    testDue day required; lastCargo1 text ≤60 required; lastCargo2 text ≤60 required; lastCargo3 text ≤60 required
    cleaningCert files required; lastCargoRule text ≤100`,
  ],
  [
    'tank',
    `lining choice required; baffle tick; heating choice required; dischargeTemp quantity celsius .1 ≤12 required
    nitrogen tick; nitrogenPressure quantity .0 ≤12 required; foodGrade tick`,
  ],
  [
    'cargo cargo.*',
    `isDanger tick; cargoNameCn text ≤100 required; cargoNameEn text ≤250 required; hsCode code ≤14; casNo code ≤14
    marks longText ≤500; cargoValue quantity .2 ≤20; cargoCurrency choice; sds files depends; classReport files depends`,
  ],
  ['cargo cargo.*.dg', dangerousFields.tanked],
  [
    'cargo',
    `density15 quantity .4 ≤8 required; density50 quantity .4 ≤8 required; fillDensity quantity .4 ≤8 required
    hotDensity quantity .4 ≤8 required; fillTemp quantity celsius .1 ≤8 required; viscosity quantity .1 ≤12
    vapourPressure quantity .1 ≤12; litres quantity .0 ≤12 required; tankNet quantity kilogram .0 ≤12 required`,
  ],
  [
    'work',
    `loadAt choice required; loadingPlace text ≤120 required; loadingDate day required; loadingMethod choice required
    unloadAt choice required; unloadingPlace text ≤120 required; dischargeMethod choice required
    outlet choice required; cleanAfter tick; residue tick`,
  ],
  ['work', 'residue tick; cleanAfter tick; repair tick; retest choice required'],
  ...closingFields('work'),
  promisedFields,
];

test('[4.31] the fields of the tank order, in the order of the page', () => {
  expect(linesOf(tankDescription)).toEqual(writtenLines(fields));
  expect(tankService.steps).toEqual(['tank', 'cargo', 'work', 'confirm']);
});

const withAll = (values: Readonly<Record<string, unknown>>, form: TankForm = methanolTanks) =>
  Object.entries(values).reduce((made, [path, value]) => replaceAt(made, path, value), form);
const own = withAll({ tankSource: 'OWN' });
const phenol = withAll({ 'cargo.0.dg': { ...methanolTanks.cargo[0]!.dg, unNo: '2312', ...filledFrom('2312') } });
const general = withAll({ 'cargo.0.isDanger': false, 'cargo.0.casNo': '67-56-1' });

test('[4.31] defaults of a new order: the operator’s tank, from port to port', () => {
  expect(blankTankForm).toMatchObject({
    ...{ serviceType: 'TRANSPORT', rentalTerm: 'SHORT', tankSource: 'OPERATOR', tanks: '1', lining: 'NONE' },
    ...{ baffle: false, heating: 'NONE', nitrogen: false, foodGrade: false, fillTemp: '20', loadAt: 'PORT' },
    ...{ loadingMethod: 'TOP', unloadAt: 'PORT', dischargeMethod: 'PUMP', outlet: 'CAM_LOCK', cleanAfter: false },
    ...{ residue: false, repair: false, retest: 'NONE', payType: 'BANK' },
  });
});

describe('[4.31] the available options', () => {
  const rows: [path: string, choices: string, form?: TankForm][] = [
    ['serviceType', 'TRANSPORT,RENTAL,CLEANING,STORAGE'],
    ['depotId', 'warehouse-03,warehouse-06'],
    ['rentalTerm', 'SHORT,LONG,FINANCE'],
    ['tankSource', 'OPERATOR,OWN'],
    ['tankType', 'T11'],
    ['tankType', 'T4,T7,T11,T14,T20,T22,T50,T75', own],
    ['tankType', 'T4,T11', rentedTank],
    ['tankType', 'T4,T7,T11,T14,T20,T22,T50,T75', cleanedTank],
    ['lining', 'NONE,PTFE,RUBBER,PE'],
    ['heating', 'NONE,STEAM,ELECTRIC'],
    ['loadAt', 'PORT,DOOR'],
    ['loadingMethod', 'TOP,BOTTOM'],
    ['unloadAt', 'PORT,DOOR'],
    ['dischargeMethod', 'GRAVITY,PUMP,PRESSURE'],
    ['outlet', 'CAM_LOCK,FLANGE,DRY_BREAK'],
    ['retest', 'NONE,HALF,FIVE'],
    ['cargo.0.cargoCurrency', '1,2'],
  ];
  test.each(rows)('%s: %s', (path, choices, form = methanolTanks) => {
    expect(fieldIn(tankDescription, form, tankContext, path).choices()).toBe(choices);
  });

  test('any type of tank while the price is not known', () => {
    const field = fieldIn(tankDescription, methanolTanks, { ...tankContext, offer: null }, 'tankType');
    expect(field.choices()).toBe('T4,T7,T11,T14,T20,T22,T50,T75');
  });
});

describe('[4.31] shells as they are built', () => {
  const built = fieldIn(tankDescription, own, tankContext, 'capacity').sizeErrorsOf;
  test.each(['14000', '26000', '30000', '35000'])('%s litres are of a tank or of a swap body', (litres) => {
    expect(built(litres)).toEqual([]);
  });
  test.each(['26001', '28000', '29999'])('%s litres are of neither', (litres) => {
    expect(built(litres)).toEqual(['TANK_LITRES']);
    expect(capacityOf({ ...own, capacity: litres }, tankContext)).toBeNull();
  });
  test('the maximum size of a tank and the minimum of a swap body are reported', () => {
    const errors = errorsAt(tankDescription, { ...own, capacity: '26001' }, tankContext, 'capacity');
    expect(errors).toMatchObject([{ code: 'TANK_LITRES', values: { most: '26000', least: '30000' } }]);
  });
});

describe('[4.31] numbers within their bounds', () => {
  const long = withAll({ rentalTerm: 'LONG' }, rentedTank);
  const financed = withAll({ rentalTerm: 'FINANCE' }, rentedTank);
  const rows: [path: string, least: string, below: string, most: string, above: string, form?: TankForm][] = [
    ['tanks', '1', '0', '100', '101'],
    ['tankDays', '30', '29', '364', '365', rentedTank],
    ['tankDays', '365', '364', '1825', '1826', long],
    ['tankDays', '1095', '1094', '2920', '2921', financed],
    ['tankDays', '1', '0', '365', '366', storedTank],
    ['capacity', '14000', '13999', '35000', '35001', own],
    ['tareWeight', '3400', '3399', '4200', '4201', own],
    ['dischargeTemp', '-20', '-20.1', '130', '130.1', withAll({ heating: 'STEAM' })],
    ['nitrogenPressure', '5', '4', '150', '151', withAll({ nitrogen: true })],
    ['density15', '0.3', '0.2999', '3', '3.0001'],
    ['density50', '0.3', '0.2999', '3', '3.0001'],
    ['fillDensity', '0.3', '0.2999', '3', '3.0001', phenol],
    ['hotDensity', '0.3', '0.2999', '3', '3.0001', phenol],
    ['fillTemp', '-50', '-50.1', '50', '50.1'],
    ['viscosity', '0.1', '0', '100000', '100000.1'],
    ['vapourPressure', '0', '-0.1', '600', '600.1'],
    ['litres', '1', '0', '35000', '35001'],
    ['tankNet', '1', '0', '36000', '36001'],
  ];
  test.each(rows)('%s from %s, not %s, to %s, not %s', (path, least, below, most, above, form = methanolTanks) => {
    const { sizeErrors, decimals } = fieldIn(tankDescription, form, tankContext, path);
    expect([sizeErrors(least), sizeErrors(below), sizeErrors(most), sizeErrors(above)]).toEqual([
      [],
      ['TOO_SMALL'],
      [],
      ['TOO_LARGE'],
    ]);
    const fine = sizeErrors(`.${'1'.repeat(decimals + 1)}`);
    expect(fine).toEqual([decimals > 0 ? 'TOO_MANY_DECIMALS' : 'NOT_WHOLE']);
  });

  test.each(['loadingPlace', 'unloadingPlace'])('%s has more than a word', (path) => {
    const doors = withAll({ loadAt: 'DOOR', unloadAt: 'DOOR' });
    const { sizeErrorsOf } = fieldIn(tankDescription, doors, tankContext, path);
    expect([sizeErrorsOf('金山区'), sizeErrorsOf('金山一路')]).toEqual([['TOO_SHORT'], []]);
  });
});

describe('[4.31] fields of each service, and which are required', () => {
  const fittings = 'lining* baffle heating* nitrogen foodGrade';
  const named = 'tankNos* tareWeight* testDue* lastCargo1* lastCargo2* lastCargo3* cleaningCert*';
  const amounts = 'viscosity vapourPressure litres* tankNet*';
  const handled = 'loadAt* loadingDate* loadingMethod* unloadAt* dischargeMethod* outlet* cleanAfter residue';
  const closing = 'contactName* contactPhone* contactTel contactEmail wechat payType* documents remark';
  const rows: [name: string, form: TankForm, tank: string, cargo: string, work: string][] = [
    [
      ...(['carried', methanolTanks, `serviceType* tankSource* tankType* tanks* lastCargoRule ${fittings}`] as const),
      ...[`density15* density50* fillTemp* ${amounts}`, `${handled} ${closing}`],
    ] as [string, TankForm, string, string, string],
    [
      ...(['of the shipper', own, `serviceType* tankSource* tankType* tanks* capacity* ${named} ${fittings}`] as const),
      ...[`density15* density50* fillTemp* ${amounts}`, `${handled} ${closing}`],
    ] as [string, TankForm, string, string, string],
    [
      'let',
      rentedTank,
      `serviceType* depotId* rentalTerm* fromDay* tankDays* tankType* tanks* lastCargoRule ${fittings}`,
      '',
      closing,
    ],
    [
      'cleaned',
      cleanedTank,
      'serviceType* depotId* fromDay* tankType* tanks* tankNos*',
      '',
      `residue repair retest* ${closing}`,
    ],
    [
      ...([
        'stored',
        storedTank,
        'serviceType* depotId* fromDay* tankDays* tankType* tanks* tankNos* cleaningCert*',
      ] as const),
      ...['', `cleanAfter repair retest* ${closing}`],
    ] as [string, TankForm, string, string, string],
  ];
  test.each(rows)('%s', (_, form, tank, cargo, work) => {
    const shown = (part: string) => shownIn(tankDescription, form, tankContext, part);
    expect([shown('tank'), shown('cargo'), shown('work')]).toEqual([tank, cargo, work]);
  });

  test.each<[path: string, values: Record<string, unknown>, is: string, form?: TankForm]>([
    ['dischargeTemp', {}, 'hidden'],
    ['dischargeTemp', { heating: 'ELECTRIC' }, 'required'],
    ['nitrogenPressure', {}, 'hidden'],
    ['nitrogenPressure', { nitrogen: true }, 'required'],
    ['loadingPlace', {}, 'hidden'],
    ['loadingPlace', { unloadAt: 'DOOR' }, 'hidden'],
    ['loadingPlace', { loadAt: 'DOOR' }, 'required'],
    ['unloadingPlace', {}, 'hidden'],
    ['unloadingPlace', { unloadAt: 'DOOR' }, 'required'],
    ['density15', {}, 'hidden', phenol],
    ['density50', {}, 'hidden', phenol],
    ['fillTemp', {}, 'hidden', phenol],
    ['fillDensity', {}, 'required', phenol],
    ['hotDensity', {}, 'required', phenol],
    ['fillDensity', {}, 'hidden'],
    ['hotDensity', {}, 'hidden'],
    ['truth', {}, 'required'],
    ['truth', {}, 'hidden', general],
    ['cargo.0.classReport', {}, 'hidden'],
    ['cargo.0.classReport', {}, 'required', general],
    ['cargo.0.classReport', { serviceType: 'RENTAL' }, 'shown', general],
    ['cargo.0.classReport', { 'cargo.0.casNo': '' }, 'shown', general],
    ['cargo.0.sds', { 'cargo.0.casNo': '' }, 'shown', general],
    ['cargo.0.dg.unNo', {}, 'hidden', general],
    ['cargo.0.dg.emsNo', {}, 'shown'],
  ])('%s with %o: %s', (path, values, is, form = methanolTanks) => {
    expect(fieldIn(tankDescription, withAll(values, form), tankContext, path).asked()).toBe(is);
  });

  test('a line is dangerous by choice, unless the price is for general cargo', () => {
    const offered = (isDanger: boolean) => ({ ...tankContext, offer: { ...tankContext.offer!, isDanger } });
    const shown = [offered(true), offered(false), { ...tankContext, offer: null }].map((context) =>
      fieldIn(tankDescription, methanolTanks, context, 'cargo.0.isDanger').asked(),
    );
    expect(shown).toEqual(['shown', 'hidden', 'shown']);
  });

  test('the tank is cleaned for money where the price does not clean it', () => {
    const cleans = { ...tankContext, offer: { ...tankContext.offer!, included: ['CLEAN'] as const } };
    const shown = [tankContext, cleans, { ...tankContext, offer: null }].map((context) =>
      fieldIn(tankDescription, methanolTanks, context, 'cleanAfter').asked(),
    );
    expect(shown).toEqual(['shown', 'hidden', 'shown']);
  });
});

test.each<[values: Record<string, unknown>, path: string, value: unknown, then: Record<string, unknown>]>([
  [{ heating: 'STEAM', dischargeTemp: '60' }, 'heating', 'NONE', { dischargeTemp: '' }],
  [{ heating: 'STEAM', dischargeTemp: '60' }, 'heating', 'ELECTRIC', { dischargeTemp: '60' }],
  [{ nitrogen: true, nitrogenPressure: '50' }, 'nitrogen', false, { nitrogenPressure: '' }],
  [{ nitrogenPressure: '50' }, 'nitrogen', true, { nitrogenPressure: '50' }],
  [{ loadAt: 'DOOR', loadingPlace: '金山一路' }, 'loadAt', 'PORT', { loadingPlace: '' }],
  [{ loadingPlace: '金山一路' }, 'loadAt', 'DOOR', { loadingPlace: '金山一路' }],
  [{ unloadAt: 'DOOR', unloadingPlace: '金山一路' }, 'unloadAt', 'PORT', { unloadingPlace: '' }],
  [{ unloadingPlace: '金山一路' }, 'unloadAt', 'DOOR', { unloadingPlace: '金山一路' }],
  [{ tankSource: 'OWN', tankType: 'T14' }, 'tankSource', 'OPERATOR', { tankType: 'T11', loadingMethod: 'TOP' }],
  [{ tankType: 'T14' }, 'tankSource', 'OWN', { tankType: 'T14' }],
  [{ tankType: 'T14' }, 'tanks', '3', { tankType: 'T14' }],
  [
    { 'cargo.0.cargoNameCn': '' },
    'cargo.0.dg.unNo',
    '1170',
    { 'cargo.0.cargoNameCn': '乙醇(酒精)或乙醇溶液(酒精溶液)' },
  ],
])('[4.31] %o, %s = %j: %o', (values, path, value, then) => {
  const form = setField(tankDescription, withAll(values), tankContext, path, value);
  const set = withEntries({ service: tankService, form, facts: tankContext }, unList);
  expect(Object.fromEntries(Object.keys(then).map((one) => [one, readAt(set, one)]))).toEqual(then);
});

test('[4.31] without a price the tank source changes nothing', () => {
  const set = setField(
    tankDescription,
    withAll({ tankType: 'T14' }, own),
    { ...tankContext, offer: null },
    'tankSource',
    'OPERATOR',
  );
  expect(set.tankType).toBe('T14');
});
