import { describe, expect, it, test } from 'vitest';
import { AIR_FIELDS, AIR_LOAD_FIELDS, hasPartialRow, readAirTerms, SHARES, typedSizes } from '#domain/air/address.ts';
import { airCutOffs, flightDays, openDaysOf } from '#domain/air/flight-days.ts';
import { type AirLimit, aircraftTypes, airLimit, airLimitsOf, exceedsAirLimit } from '#domain/air/limits.ts';
import { airLoad, differsByMoreThan, volumeOfPieces } from '#domain/air/load.ts';
import { type AirPaperNeeds, airPapersFor } from '#domain/air/paper-rules.ts';
import { batteryOf, DRY_ICE_OF_A_PACKAGE_KG, instructionsOf, isDryIce } from '#domain/air/special-goods.ts';

describe('[3.5] the query of the air price list', () => {
  const size = (length: string, width: string, height: string, pieces: string) =>
    `length=${length}&width=${width}&height=${height}&pieces=${pieces}`;
  const whole = size('47', '48.5', '9999.9', '9999');

  it('is read whole', () => {
    expect(readAirTerms(`${whole}&net=0.005&group=III&share=70&aircraft=CAO&airline=CK`)).toEqual({
      packages: [{ length: '47', width: '48.5', height: '9999.9', pieces: 9999 }],
      ...{ perPackage: '0.005', packingGroup: 'III', share: 70, aircraft: 'CAO', carrier: 'CK' },
    });
  });

  it.each(['', 'net=0&group=IV&share=31&aircraft=PAC&airline=ck', 'net=1e3&airline=CKK', 'net=0.000', 'net=-5'])(
    'is as usual where it makes no sense: %s',
    (query) => {
      expect(readAirTerms(query)).toEqual({
        ...{ packages: [], perPackage: '', packingGroup: '', share: 0, aircraft: null, carrier: '' },
      });
    },
  );

  it('knows each group, share and aircraft', () => {
    expect(['I', 'II', 'III'].map((group) => readAirTerms(`group=${group}`).packingGroup)).toEqual(['I', 'II', 'III']);
    expect(SHARES).toEqual([0, 30, 50, 70, 100]);
    expect(aircraftTypes).toEqual(['PAX', 'CAO']);
    expect(aircraftTypes.map((type) => readAirTerms(`aircraft=${type}`).aircraft)).toEqual(['PAX', 'CAO']);
    expect(AIR_LOAD_FIELDS).toEqual(['length', 'width', 'height', 'pieces', 'net', 'group', 'share']);
    expect(AIR_FIELDS).toEqual([...AIR_LOAD_FIELDS, 'aircraft', 'airline']);
  });

  it('has three rows of sizes as they were typed, eight characters of each', () => {
    expect(typedSizes(`${size('%2047%20', '1', '2', '3')}&length=123456789`)).toEqual([
      { id: 1, length: '47', width: '1', height: '2', pieces: '3' },
      { id: 2, length: '12345678', width: '', height: '', pieces: '' },
      { id: 3, length: '', width: '', height: '', pieces: '' },
    ]);
  });

  it.each([
    ['nothing', '', false],
    ['a whole row', whole, false],
    ['a row without its pieces', size('47', '48', '49', ''), true],
    ['a row without its height', size('47', '48', '', '4'), true],
    ['a row of words', size('47', '48', 'high', '4'), true],
    ['half a row behind a whole one', `${whole}&${size('47', '', '', '')}`, true],
  ])('%s is half a size: %s', (_, query, isHalf) => {
    expect(hasPartialRow(query)).toBe(isHalf);
    if (isHalf && !query.includes('9999')) expect(readAirTerms(query).packages).toEqual([]);
  });
});

describe('[10.4] cut-offs of a flight', () => {
  const zone = 'Asia/Shanghai';
  const at = (text: string) => Date.parse(`${text}+08:00`);

  it('twelve hours before its day, thirty-six where the goods are dangerous; customs six', () => {
    const booking = { bookingCloseGen: at('2026-10-13T00:00'), bookingCloseDg: at('2026-10-11T00:00') };
    const handedIn = (instant: number) => ({
      ...{ emptyPickup: instant, cyClosing: instant, lclCutoff: instant, siCutoff: instant, dgCutoff: instant },
      ...{ amsCutoff: instant, vgmCutoff: instant, customsCutoff: at('2026-10-13T18:00') },
    });
    expect(airCutOffs('2026-10-14', false, zone)).toEqual({
      ...{ ...booking, cyOpen: booking.bookingCloseGen },
      ...handedIn(at('2026-10-13T12:00')),
    });
    expect(airCutOffs('2026-10-14', true, zone)).toEqual({
      ...{ ...booking, cyOpen: booking.bookingCloseDg },
      ...handedIn(at('2026-10-12T12:00')),
    });
  });

  it('is booked until the moment that booking closes', () => {
    const period = {
      ...{ isDanger: false, weekdays: '3.7', timezone: zone },
      ...{ validFrom: at('2026-10-12T00:00'), validTo: at('2026-10-18T23:59') },
    };
    expect(openDaysOf(period, at('2026-10-12T23:59:59'))).toEqual(['2026-10-14', '2026-10-18']);
    expect(openDaysOf(period, at('2026-10-13T00:00'))).toEqual(['2026-10-18']);
  });

  it('flies on the days of its week, Sunday being the seventh', () => {
    expect(flightDays('7', '2026-10-12', '2026-10-18')).toEqual(['2026-10-18']);
    expect(flightDays('6', '2026-10-12', '2026-10-18')).toEqual(['2026-10-17']);
    expect(flightDays('1', '2026-10-12', '2026-10-12')).toEqual(['2026-10-12']);
  });
});

describe('[3.14] the quantity one package may hold by air', () => {
  const row = (packingGroups: string[], limits: [passenger: string, cargo: string][]) => ({
    packingGroups: packingGroups as never,
    airLimits: limits.map(([passenger, cargo]) => ({ passenger, cargo })),
  });

  test.each<[string, ReturnType<typeof row>, string, AirLimit]>([
    [
      'the first group',
      row(
        ['II', 'III'],
        [
          ['1L', 'X'],
          ['60L', 'X'],
        ],
      ),
      'II',
      { kind: 'LIMIT', amount: '1', unit: 'L' },
    ],
    [
      'the last group',
      row(
        ['II', 'III'],
        [
          ['1L', 'X'],
          ['60L', 'X'],
        ],
      ),
      'III',
      { kind: 'LIMIT', amount: '60', unit: 'L' },
    ],
    [
      'another group',
      row(
        ['II', 'III'],
        [
          ['60L', 'X'],
          ['1L', 'X'],
        ],
      ),
      'I',
      { kind: 'OPEN', amount: '60', unit: 'L' },
    ],
    [
      'one limit of two groups',
      row(['II', 'III'], [['2.5kg', 'X']]),
      'II',
      { kind: 'LIMIT', amount: '2.5', unit: 'kg' },
    ],
    [
      'two of one group, one forbidden',
      row(
        ['II'],
        [
          ['X', '1L'],
          ['5L', '1L'],
        ],
      ),
      'II',
      { kind: 'OPEN', amount: '5', unit: 'L' },
    ],
    [
      'the same twice',
      row(
        [],
        [
          ['5L', 'X'],
          ['5L', 'X'],
        ],
      ),
      '',
      { kind: 'LIMIT', amount: '5', unit: 'L' },
    ],
    ['no limit', row([], [['No limit', 'X']]), '', { kind: 'NO_LIMIT' }],
    ['a dash, which the list never writes for a limit', row([], [['-', 'X']]), '', { kind: 'UNKNOWN' }],
    ['nothing that is shown', row(['II'], []), 'II', { kind: 'UNKNOWN' }],
  ])('%s', (_, given, group, limit) => expect(airLimit(given, group, 'PAX')).toEqual(limit));

  it('every group of a row has one for either aircraft', () => {
    expect(
      airLimitsOf(
        row(
          ['II', 'III'],
          [
            ['1L', '5L'],
            ['X', '60L'],
          ],
        ),
      ),
    ).toEqual([
      {
        packingGroup: 'II',
        passenger: { kind: 'LIMIT', amount: '1', unit: 'L' },
        cargo: { kind: 'LIMIT', amount: '5', unit: 'L' },
      },
      { packingGroup: 'III', passenger: { kind: 'FORBIDDEN' }, cargo: { kind: 'LIMIT', amount: '60', unit: 'L' } },
    ]);
    expect(airLimitsOf(row([], [['X', 'No limit']]))).toEqual([
      { packingGroup: '', passenger: { kind: 'FORBIDDEN' }, cargo: { kind: 'NO_LIMIT' } },
    ]);
  });

  it('an open limit can be exceeded, an unknown one cannot', () => {
    const open = { kind: 'OPEN', amount: '5', unit: 'L' } as const;
    expect(['4.9', '5', '5.1'].map((amount) => exceedsAirLimit(open, amount))).toEqual([false, false, true]);
    expect(exceedsAirLimit({ kind: 'NO_LIMIT' }, '9')).toBe(false);
    expect(exceedsAirLimit({ kind: 'FORBIDDEN' }, '9')).toBe(false);
  });
});

describe('[5.9] the chargeable weight of a load', () => {
  it('keeps the values it was computed from', () => {
    expect(airLoad('100', '1.2', 50)).toEqual({
      ...{ grossKg: '100', volume: '1.2', volumeKg: '200.40', chargeableKg: '150.5', density: 'LIGHT', share: 50 },
    });
  });

  it('has its volume to the litre, rounded up', () => {
    expect(volumeOfPieces([{ length: '10', width: '10', height: '10', pieces: 1 }])).toBe('0.001');
    expect(volumeOfPieces([{ length: '10', width: '10', height: '10.1', pieces: 1 }])).toBe('0.002');
  });

  test.each([
    ['110', '100', 10, false],
    ['110.01', '100', 10, true],
    ['90', '100', 10, false],
    ['89.99', '100', 10, true],
    ['100', '100', 0, false],
    ['100.001', '100', 0, true],
    ['', '100', 10, false],
    ['100', 'some', 10, false],
  ])('%s differs from %s by more than %s per cent: %s', (typed, measured, percent, isApart) => {
    expect(differsByMoreThan(typed, measured, percent)).toBe(isApart);
  });
});

describe('[3.14] goods of their own packing instructions', () => {
  test.each([
    ['3480', 'ION', ['965']],
    ['3481', 'ION', ['966', '967']],
    ['UN3090', 'METAL', ['968']],
    ['3091', 'METAL', ['969', '970']],
    ['1845', null, ['954']],
    ['1230', null, null],
    ['', null, null],
  ])('UN %s', (typed, battery, instructions) => {
    expect([batteryOf(typed), instructionsOf(typed), isDryIce(typed)]).toEqual([
      ...[battery, instructions, typed === '1845'],
    ]);
  });

  test('a package may hold two hundred kilograms of dry ice', () => expect(DRY_ICE_OF_A_PACKAGE_KG).toBe(200));
});

describe('[10.12] the papers of an air shipment', () => {
  const none: AirPaperNeeds = {
    ...{ dangerous: false, chemical: false, certified: false },
    ...{ lithium: false, declaredForShipper: false, clearedByUs: false },
  };
  const papers = (needs: Partial<AirPaperNeeds>) =>
    airPapersFor({ ...none, ...needs }).map(({ code, stage, owner, due, expiry }) =>
      [code, stage, owner, due, expiry ?? '-'].join(' '),
    );
  const note = 'BOOKING_NOTE ORDER SHIPPER ORDER -';
  const waybill = 'WAYBILL_DATA ACCEPTANCE SHIPPER siCutoff -';
  const sheet = 'SDS_CN ORDER SHIPPER ORDER REVISION';

  test.each<[string, Partial<AirPaperNeeds>, string[]]>([
    ['general cargo', {}, [note, waybill]],
    ['cleared by us', { clearedByUs: true }, [note, waybill, 'CUSTOMS_SET CUSTOMS SHIPPER customsCutoff -']],
    [
      'chemicals',
      { chemical: true },
      [note, sheet, 'CLASSIFICATION_REPORT ORDER SHIPPER bookingCloseGen SAILING', waybill],
    ],
    [
      'certified packaging',
      { certified: true },
      [
        note,
        'PACKAGING_TEST ACCEPTANCE SHIPPER dgCutoff PACKING',
        'PACKING_USE_CERTIFICATE ACCEPTANCE SHIPPER dgCutoff SAILING',
        waybill,
      ],
    ],
    ['lithium batteries', { lithium: true }, [note, 'BATTERY_TEST BOOKING SHIPPER bookingCloseDg -', waybill]],
    ...([true, false] as const).map((declaredForShipper): [string, Partial<AirPaperNeeds>, string[]] => [
      `dangerous goods, declared by ${declaredForShipper ? 'us' : 'the shipper'}`,
      { dangerous: true, declaredForShipper },
      [
        note,
        sheet,
        'CLASSIFICATION_REPORT ORDER SHIPPER bookingCloseDg SAILING',
        'SDS_EN BOOKING SHIPPER bookingCloseDg REVISION',
        `SHIPPER_DECLARATION ACCEPTANCE ${declaredForShipper ? 'AGENT' : 'SHIPPER'} dgCutoff -`,
        waybill,
        'COMPLIANCE_DECLARATION CUSTOMS SHIPPER customsCutoff -',
        'HAZARD_LABEL CUSTOMS SHIPPER customsCutoff -',
      ],
    ]),
  ])('%s', (_, needs, required) => expect(papers(needs)).toEqual(required));
});
