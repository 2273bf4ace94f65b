import { describe, expect, test } from 'vitest';
import { flexitankGoods } from '#domain/flexitank/goods.ts';
import * as bags from '#domain/flexitank/limits.ts';
import { BAG_BOX, BAG_SIZES, bulkModes, isBagSize } from '#domain/flexitank/sizes.ts';
import { GOODS_UNITS, kilogramsOf, plainQuantity, readGoodsQuantity } from '#domain/procurement/quantity.ts';
import * as rail from '#domain/rail/terms.ts';
import { limitOf, roadPriceId, vehicleOf, vehicleOfPrice, vehicles } from '#domain/road/vehicles.ts';
import * as tankAddress from '#domain/tank/address.ts';
import { MONTHS_BETWEEN_TESTS, tankStates } from '#domain/tank/fleet.ts';
import * as tank from '#domain/tank/kinds.ts';
import { tankNeedOf } from '#domain/tank/need.ts';
import { parseTankSearch } from '#domain/tank/search-query.ts';
import { FORM_FIELDS, isGoodsColumn, STAY_FIELDS, WAREHOUSE_FIELDS } from '#domain/warehouse/address-fields.ts';
import * as warehouse from '#domain/warehouse/kinds.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

describe('[4.31] vehicles of the road', () => {
  test.each([
    ['VAN42', '4.2 米厢式车', 1_500, 1_200, 14, false, []],
    ['VAN68', '6.8 米厢式车', 8_000, 6_000, 35, false, []],
    ['VAN96', '9.6 米厢式车', 15_000, 12_000, 52, false, []],
    ['SEMI13', '13 米半挂厢车', 30_000, 26_000, 76, true, []],
    ['BOX20', '20 尺箱拖车', 27_500, 25_000, 33, true, ['20']],
    ['BOX40', '40 尺箱拖车', 27_500, 25_000, 76, true, ['40']],
  ])('%s, a %s, of general and of dangerous goods', (code, nameCn, general, dangerous, capacity, hasTrailer, boxes) => {
    const vehicle = vehicleOf(code);
    expect(vehicle).toEqual({ code, nameCn, limitKg: { general, dangerous }, capacity, hasTrailer, boxes });
    expect([limitOf(vehicle!, false), limitOf(vehicle!, true)]).toEqual([general, dangerous]);
    expect(roadPriceId(code)).toBe(`truck-${code}`);
    expect(vehicleOfPrice(`truck-${code}`)).toBe(vehicle);
  });

  test('there are six, and none of another name', () => {
    expect(vehicles).toHaveLength(6);
    expect([vehicleOf('VAN'), vehicleOfPrice('VAN42'), vehicleOfPrice('truck-')]).toEqual([null, null, null]);
  });
});

describe('[3.5] trains', () => {
  test('terms, directions and loads', () => {
    expect(rail.railTerms).toEqual(['STATION_STATION', 'DOOR_STATION', 'STATION_DOOR', 'DOOR_DOOR']);
    expect(rail.railDirections).toEqual(['OUTBOUND', 'INBOUND']);
    expect(rail.railLoads).toEqual(['BOX', 'CBM']);
    expect(rail.RAIL_FIELDS).toEqual(['direction', 'border', 'load', 'pickup', 'delivery']);
    expect(rail.DOOR_BY_ENQUIRY).toBe('ASK');
    expect([rail.directionOf('CN'), rail.directionOf('DE')]).toEqual(['OUTBOUND', 'INBOUND']);
    const termOf = (pickup: boolean, delivery: boolean) => rail.railTermOf({ pickup, delivery });
    expect([termOf(false, false), termOf(true, false), termOf(false, true), termOf(true, true)]).toEqual(
      rail.railTerms,
    );
  });

  test('the query, invalid values dropped', () => {
    const nothing = { direction: '', border: '', load: 'BOX', pickup: '', delivery: '' };
    expect(rail.parseRailQuery('direction=INBOUND&border=ALASHANKOU&load=CBM&pickup=310000&delivery=ASK')).toEqual({
      ...{ direction: 'INBOUND', border: 'ALASHANKOU', load: 'CBM', pickup: '310000', delivery: 'ASK' },
    });
    expect(rail.parseRailQuery('direction=UP&border=a&load=TON&pickup=31000&delivery=ASKED')).toEqual(nothing);
    expect(rail.parseRailQuery('')).toEqual(nothing);
  });
});

describe('[3.14] tanks', () => {
  test('services, types and limits', () => {
    expect(tank.tankServices).toEqual(['TRANSPORT', 'RENTAL', 'CLEANING', 'STORAGE']);
    expect(tank.tankTypes).toEqual(['T4', 'T7', 'T11', 'T14', 'T20', 'T22', 'T50', 'T75']);
    expect(tank.GAS_TANKS).toEqual(['T50', 'T75']);
    expect(tank.tankWorks).toEqual(['LOAD', 'UNLOAD', 'CLEAN']);
    expect(tank.rentalTerms).toEqual(['SHORT', 'LONG', 'FINANCE']);
    expect(['LONG', 'FINANCE', 'HIRE', undefined].map(tank.rentalTermOf)).toEqual([
      'LONG',
      'FINANCE',
      'SHORT',
      'SHORT',
    ]);
    expect(tank.tankTests).toEqual(['HALF', 'FIVE']);
    expect(tankStates).toEqual(['READY', 'CLEANING', 'VOYAGE', 'TESTING', 'LET']);
    expect(tank.TANK_BOX).toBe('20TK');
    expect(tank.TANK_LITRES).toEqual({ tank: { min: 14_000, max: 26_000 }, swapBody: { min: 30_000, max: 35_000 } });
    expect(tank.USUAL_LITRES).toEqual({
      ...{ T4: 26_000, T7: 25_000, T11: 24_000, T14: 21_000, T20: 20_000, T22: 20_000 },
    });
    expect(tank.TANK_GROSS_KG).toBe(36_000);
    expect(tank.TANK_TARE_KG).toEqual({ min: 3_400, max: 4_200, usual: 4_200 });
    expect(tank.RENTAL_DAYS).toEqual({
      SHORT: { min: 30, max: 364 },
      LONG: { min: 365, max: 1_825 },
      FINANCE: { min: 1_095, max: 2_920 },
    });
    expect(tank.YARD_DAYS).toEqual({ min: 1, max: 365 });
    expect(tank.DENSITY_LIMITS).toEqual({ decimals: 4, min: '0.3', max: 3 });
    expect(tank.FILLING_TEMPERATURE).toEqual({ decimals: 1, min: -50, max: 50 });
    expect(MONTHS_BETWEEN_TESTS).toBe(30);
  });

  test('tabs of the page are its services, and the look-up', () => {
    expect(tankAddress.tankTabs).toEqual({
      ...{ TRANSPORT: 'transport', RENTAL: 'rental', CLEANING: 'cleaning', STORAGE: 'storage' },
    });
    expect(tankAddress.allTankTabs).toEqual(['transport', 'rental', 'cleaning', 'storage', 'find']);
    expect(tankAddress.allTankTabs.map(tankAddress.serviceOfTab)).toEqual([...tank.tankServices, 'TRANSPORT']);
    expect([...tank.tankServices, 'OTHER'].map(tankAddress.tabOfService)).toEqual([
      ...['', 'rental', 'cleaning', 'storage', ''],
    ]);
    expect(tankAddress.FILL_FIELDS).toEqual(['pg', 'd15', 'd50', 'ft']);
    expect(tankAddress.FIND_FIELDS).toEqual(['no', 'unNo', 'sailing', 'arrive']);
    expect(tankAddress.TANK_FIELDS).toEqual(['tab', 'type', 'tankNo', 'pg', 'd15', 'd50', 'ft']);
  });

  test('the query, invalid values dropped', () => {
    const nothing = {
      ...{ tab: 'transport', packingGroup: '', density15: '', density50: '', fillTemp: '', tankType: '', tankNo: '' },
    };
    const query = (packingGroup: string) =>
      `tab=cleaning&pg=${packingGroup}&d15=0.7966&d50=0.7626&ft=-50&type=T14&tankNo=hztu%202001136`;
    for (const packingGroup of ['I', 'II', 'III'])
      expect(tankAddress.parseTankQuery(query(packingGroup))).toEqual({
        ...{ tab: 'cleaning', packingGroup, density15: '0.7966', density50: '0.7626', fillTemp: '-50' },
        ...{ tankType: 'T14', tankNo: 'HZTU2001136' },
      });
    expect(tankAddress.parseTankQuery('')).toEqual(nothing);
    expect(tankAddress.parseTankQuery('tab=x&pg=IV&d15=3.0001&d50=0.29&ft=50.1&type=T5&tankNo=HZTU2001137')).toEqual(
      nothing,
    );
  });

  test('the search parameters of a tank', () => {
    expect(parseTankSearch('')).toEqual({ typed: '', priceId: '', arrival: '' });
    expect(parseTankSearch(`no=${'A1'.repeat(10)}B`).typed).toBe('A1'.repeat(10));
    expect(parseTankSearch('arrive=2026-12-31').arrival).toBe('2026-12-31');
  });

  test.each([
    ['1263', 'II', { kind: 'LIQUID', code: 'T4', provision: 'TP1', isInDoubt: false }],
    ['1263', 'III', { kind: 'LIQUID', code: 'T2', provision: 'TP1', isInDoubt: false }],
    ['1263', '', { kind: 'LIQUID', code: 'T11', provision: 'TP1', isInDoubt: false }],
    ['2312', 'II', { kind: 'LIQUID', code: 'T7', provision: 'TP3', isInDoubt: false }],
    ['1987', 'III', { kind: 'LIQUID', code: 'T4', provision: 'TP2', isInDoubt: true }],
    ['1350', 'III', { kind: 'ASKED', code: 'T1', why: 'SOLID' }],
    ['1829', 'I', { kind: 'ASKED', code: 'T20', why: 'DEGREE' }],
    ['3375', 'II', { kind: 'ASKED', code: 'T1', why: 'APPROVAL' }],
    ['1978', '', { kind: 'GAS', code: 'T50' }],
    ['3480', '', { kind: 'NONE' }],
    ['1670', 'I', { kind: 'UNKNOWN' }],
  ])('UN %s of group %s travels in %j', (unNo, group, need) => {
    expect(tankNeedOf(unEntryOf(unNo), group)).toEqual(need);
  });
});

describe('[3.5] warehouses', () => {
  test('their kinds, works and measures', () => {
    expect(warehouse.warehouseKinds).toEqual([
      ...['甲类', '乙类', '丙类', '恒温', '冷库', '保税', '堆场', '罐区', '剧毒库'],
    ]);
    expect(warehouse.storageModes).toEqual(['TON', 'PALLET', 'CUBIC_METRE']);
    expect(warehouse.warehouseWorks).toEqual(['REPACK', 'LABEL', 'DECANT', 'SAMPLE', 'COUNT', 'PALLETIZE']);
    expect(warehouse.STORED_DAYS).toEqual({ min: 1, max: 365 });
    expect([warehouse.PALLETS_AT_MOST, warehouse.STORED_GOODS_AT_MOST]).toEqual([99_999, 20]);
  });

  test('the query of their page', () => {
    const stay = ['un', 'pg', 'fp', 'mode', 'pallets', 'days', 'class', 'area', 'km', 'work'];
    expect(STAY_FIELDS).toEqual(stay);
    expect(FORM_FIELDS).toEqual([...stay, 'weight', 'volume', 'page']);
    expect(WAREHOUSE_FIELDS.slice(0, 12)).toEqual([...stay, 'kind', 'store']);
    expect(WAREHOUSE_FIELDS).toContain('warehouseId');
    expect(stay.filter(isGoodsColumn)).toEqual(['un', 'pg', 'fp']);
  });
});

describe('[3.14] flexitanks', () => {
  test('bags, their container, and other bulk options', () => {
    expect(BAG_SIZES).toEqual(['16', '18', '20', '21', '22', '23', '24']);
    expect(['16', '17', ''].map(isBagSize)).toEqual([true, false, false]);
    expect(BAG_BOX).toBe('20GP');
    expect(bulkModes).toEqual(['FLEXITANK', 'TANK', 'IBC']);
  });

  test('limits of a liquid', () => {
    expect(bags.DENSITY_LIMITS).toEqual({ decimals: 3, min: '0.7', max: '1.6' });
    expect(bags.LOADING_TEMPERATURE).toEqual({ decimals: 1, min: -20, max: 65 });
    expect(bags.VISCOSITY_LIMITS).toEqual({ decimals: 1, min: '0.1', max: '99999' });
    expect(bags.MASS_LIMITS).toEqual({ decimals: 3, min: '1000', max: '999999' });
    expect(flexitankGoods.map(({ code, density, isFood }) => [code, density, isFood])).toEqual([
      ['BASE_OIL', '0.87', false],
      ['GLYCERINE', '1.26', true],
      ['LATEX', '0.95', false],
      ['FATTY_ACID', '0.90', false],
      ['WINE', '0.99', true],
      ['JUICE', '1.33', true],
      ['SOFTENER', '1.00', false],
    ]);
  });
});

describe('[1.11] goods that are bought', () => {
  test('are counted by weight or by package', () => {
    expect(GOODS_UNITS).toEqual(['吨', '千克', '桶', '柜']);
    expect(['吨', '千克', 'kg', '桶'].map((unit) => kilogramsOf('2.5', unit))).toEqual(['2500.0', '2.5', '2.5', null]);
  });

  test.each([
    ['0.001', '0.001'],
    ['0.0001', null],
    ['0', null],
    ['999999', '999999'],
    ['999999.001', null],
    ['1,250.500', '1250.5'],
    ['many', null],
  ])('%s is read as %s', (typed, read) => expect(readGoodsQuantity(typed)).toBe(read));

  test('trailing zeros are removed, other zeros stay', () => {
    expect(['100', '100.00', '1.50', '0.050'].map(plainQuantity)).toEqual(['100', '100', '1.5', '0.05']);
  });
});
