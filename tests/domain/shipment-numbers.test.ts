import { describe, expect, it } from 'vitest';
import { errorText } from '#copy/booking/errors.ts';
import '#copy/booking/services.ts';
import { documentOf } from '#domain/documents/describe.ts';
import { isWagonNumber } from '#domain/identity/wagon-number.ts';
import { initialNumbers } from '#domain/shipment/initial-numbers.ts';
import { kindsOf, type NumberedService, numberKinds } from '#domain/shipment/number-kinds.ts';
import {
  blankUnit,
  continueNumbers,
  numbersDescription,
  readNumbers,
  type ShipmentNumbers,
  type UnitNumbers,
} from '#domain/shipment/numbers.ts';
import { readPastedUnits } from '#domain/shipment/paste-units.ts';
import { documentOrder } from '../kit/document-order.ts';

const services = Object.keys(numberKinds) as NumberedService[];
const { shipment: blank } = continueNumbers(null, []);
const numbersOf = (shipment: Partial<ShipmentNumbers['shipment']>, ...units: Partial<UnitNumbers>[]) => ({
  shipment: { ...blank, ...shipment },
  units: units.map((unit) => ({ ...blankUnit('20GP'), ...unit })),
});
const read = (service: NumberedService, typed: ShipmentNumbers, airlinePrefix: string | null = null) =>
  readNumbers(typed, { service, airlinePrefix });
const codesOf = (...args: Parameters<typeof read>) => read(...args).errors.map(({ path, code }) => `${path} ${code}`);

describe('[11.11] the numbers of a shipment', () => {
  it.each(services)('are those of its service alone: %s', (service) => {
    const kinds = kindsOf(service);
    const all = numbersOf(
      Object.fromEntries(Object.keys(blank).map((kind) => [kind, 'X1'])),
      Object.fromEntries(Object.keys(blankUnit('')).map((kind) => [kind, 'X1'])),
    );
    const { numbers } = read(service, all);
    const kept = Object.entries(numbers.shipment).flatMap(([kind, value]) => (value === '' ? [] : [kind]));
    expect(kept.sort()).toEqual([...kinds.shipment].sort());
    expect(numbersDescription.sections).toHaveLength(2);
  });

  it('are stored as they are printed: in capitals, without blanks and dashes', () => {
    const typed = numbersOf(
      { bookingNo: ' oolu 2764190830', vessel: 'oocl  luxembourg', voyage: '118w' },
      { containerNo: 'oolu 812345-7', sealNo: 'ool3391027， ool3391028', vgmNo: 'vgm-778120' },
    );
    const { numbers, errors } = read('fcl', typed);
    expect(errors).toEqual([]);
    expect(numbers).toEqual(
      numbersOf(
        { bookingNo: 'OOLU2764190830', vessel: 'OOCL LUXEMBOURG', voyage: '118W' },
        { containerNo: 'OOLU8123457', sealNo: 'OOL3391027,OOL3391028', vgmNo: 'VGM-778120' },
      ),
    );
    expect(read('air', numbersOf({ airWaybillNo: '784 1234 5675' })).numbers.shipment.airWaybillNo).toBe(
      '784-12345675',
    );
  });

  it('name the check digit that the door must show', () => {
    const { errors } = read('fcl', numbersOf({}, { containerNo: 'TGHU6501124' }));
    expect(errors.map(({ code }) => code)).toEqual(['CONTAINER_DIGIT']);
    expect(errors.map((error) => errorText(error))).toEqual([
      '校验位录成 4，按 TGHU650112 算应是 0。请对照箱门再看一遍',
    ]);
    expect(codesOf('air', numbersOf({ airWaybillNo: '784-12345674' }))).toEqual([
      'shipment.airWaybillNo AIR_WAYBILL_DIGIT',
    ]);
  });

  it.each<[NumberedService, ShipmentNumbers, string]>([
    ['fcl', numbersOf({ bookingNo: 'ABC' }), 'shipment.bookingNo BOOKING_NUMBER'],
    ['fcl', numbersOf({ customsNo: '2201' }), 'shipment.customsNo CUSTOMS_NUMBER'],
    ['fcl', numbersOf({}, { sealNo: 'OOL1027' }), 'units.0.containerNo REQUIRED'],
    ['fcl', numbersOf({}, { containerNo: 'OOLU8123457', sealNo: '??' }), 'units.0.sealNo SEAL'],
    ['fcl', numbersOf({}, { containerNo: 'OOLU81234' }), 'units.0.containerNo CONTAINER_SHAPE'],
    ['air', numbersOf({ flightNo: '303' }), 'shipment.flightNo FLIGHT_NUMBER'],
    ['air', numbersOf({ airWaybillNo: '784' }), 'shipment.airWaybillNo AIR_WAYBILL'],
    ['rail', numbersOf({ trainNo: '!' }), 'shipment.trainNo TRAIN_NUMBER'],
    ['rail', numbersOf({}, { containerNo: 'OOLU8123457', wagonNo: '63861745' }), 'units.0.wagonNo WAGON_NUMBER'],
    ['truck', numbersOf({}, { plate: '沪A1234挂' }), 'units.0.plate TRUCK_PLATE'],
    ['warehouse', numbersOf({ storeReceiptNo: '入库' }), 'shipment.storeReceiptNo PAPER_NUMBER'],
  ])('of %s are refused where they cannot be right', (service, typed, expected) => {
    expect(codesOf(service, typed)).toEqual([expected]);
  });

  it('are not those of two containers', () => {
    const one = { containerNo: 'OOLU8123457' };
    expect(codesOf('fcl', numbersOf({}, one, { containerNo: 'OOLU 8123457' }))).toEqual([
      'units.0.containerNo CONTAINER_NUMBER_TWICE',
      'units.1.containerNo CONTAINER_NUMBER_TWICE',
    ]);
  });

  it("warn of another airline's prefix without refusing it", () => {
    const { errors } = read('air', numbersOf({ airWaybillNo: '784-12345675' }), '781');
    expect(errors).toMatchObject([{ code: 'AIRLINE_PREFIX', level: 'WARN' }]);
  });

  it('of a wagon have the check digit of the broad gauge, or none', () => {
    expect(['1234567', '63861744', '63861745', '123'].map(isWagonNumber)).toEqual([true, true, false, false]);
  });

  it('start with what the customer gave, and a row for each container without a number', () => {
    const form = { containers: [{ ctnType: '20GP', containerNos: 'OOLU8123457', sealNos: 'OOL1027' }] };
    const boxes = [{ ctnType: '20GP', quantity: 2 }];
    const started = initialNumbers({ service: 'cfs', boxes, form: { ...form, soNo: 'COSU6123456780' } }, null);
    expect(started).toEqual(
      numbersOf({ bookingNo: 'COSU6123456780' }, { containerNo: 'OOLU8123457', sealNo: 'OOL1027' }, {}),
    );
    const recorded = numbersOf({}, { containerNo: 'TGHU6501120' });
    expect(initialNumbers({ service: 'fcl', boxes, form }, recorded).units).toEqual([
      ...recorded.units,
      blankUnit('20GP'),
    ]);
    expect(
      initialNumbers({ service: 'tank', boxes: [], form: { tankNos: 'CSQU3054383', tankType: 'T11' } }, null).units,
    ).toEqual([{ ...blankUnit('T11'), tankNo: 'CSQU3054383' }]);
  });

  it('are pasted in the order of the columns', () => {
    expect(readPastedUnits('车牌\t挂车\n沪A12345\t沪A1234挂\tSEAL1\n\n', 'truck')).toEqual([
      { plate: '沪A12345', trailer: '沪A1234挂', sealNo: 'SEAL1' },
    ]);
  });

  it('stand in documents once they are recorded, the vessel as sailed', () => {
    const numbers = numbersOf(
      { bookingNo: 'OOLU2764190830', billNo: 'OOLU2764190831', vessel: 'OOCL LUXEMBOURG', voyage: '118W' },
      { containerNo: 'OOLU8123457', sealNo: 'OOL3391027' },
      { containerNo: 'TGHU6501120', sealNo: 'OOL3391028' },
    );
    const rowsIn = (kind: Parameters<typeof documentOf>[1], given: ShipmentNumbers | null) =>
      Object.fromEntries(
        documentOf({ ...documentOrder, numbers: given }, kind).sections.flatMap(({ rows = [] }) =>
          rows.map(({ term, values }) => [term, values]),
        ),
      );
    const blankLine = [{ list: 'blank', code: 'LINE' }];
    expect(rowsIn('dg-declaration', numbers)).toMatchObject({
      transportDocument: ['OOLU2764190831'],
      boxNumber: ['OOLU8123457', 'TGHU6501120'],
      sealNumber: ['OOL3391027', 'OOL3391028'],
      vessel: ['OOCL LUXEMBOURG 118W', expect.any(String)],
    });
    expect(rowsIn('dg-declaration', null)).toMatchObject({ transportDocument: blankLine, boxNumber: blankLine });
    expect(rowsIn('packing-certificate', numbers)).toMatchObject({ boxNumber: ['OOLU8123457', 'TGHU6501120'] });
    expect(rowsIn('order-confirmation', numbers)).toMatchObject({ bookingNumber: ['OOLU2764190830'] });
    expect(rowsIn('booking-note', null)).not.toHaveProperty('bookingNumber');
  });
});
