import { describe, expect, test } from 'vitest';
import { blankAirForm } from '#domain/air/form.ts';
import { airQuotePart } from '#domain/air/quote.ts';
import { airReaders, airService } from '#domain/air/service.ts';
import type { BookingForm, BookingService } from '#domain/booking/service.ts';
import { blankCfsForm } from '#domain/cfs/form.ts';
import { cfsQuotePart } from '#domain/cfs/quote.ts';
import { cfsReaders, cfsService } from '#domain/cfs/service.ts';
import { blankDeskForm } from '#domain/dg-desk/form.ts';
import { deskQuotePart } from '#domain/dg-desk/quote.ts';
import { deskReaders, deskService } from '#domain/dg-desk/service.ts';
import { blankDomesticForm } from '#domain/domestic/form.ts';
import { domesticQuotePart } from '#domain/domestic/quote.ts';
import { domesticReaders, domesticService } from '#domain/domestic/service.ts';
import { blankFclForm } from '#domain/fcl/form.ts';
import { fclQuotePart } from '#domain/fcl/quote.ts';
import { fclReaders, fclService } from '#domain/fcl/service.ts';
import { blankFlexitankForm } from '#domain/flexitank/form.ts';
import { flexitankQuotePart } from '#domain/flexitank/quote.ts';
import { flexitankReaders, flexitankService } from '#domain/flexitank/service.ts';
import { blankLclForm } from '#domain/lcl/form.ts';
import { lclQuotePart } from '#domain/lcl/quote.ts';
import { lclReaders, lclService } from '#domain/lcl/service.ts';
import { blankGoodsForm } from '#domain/procurement/form.ts';
import { goodsPart } from '#domain/procurement/quote.ts';
import { goodsReaders, goodsService } from '#domain/procurement/service.ts';
import { blankRailForm } from '#domain/rail/form.ts';
import { railQuotePart } from '#domain/rail/quote.ts';
import { railReaders, railService } from '#domain/rail/service.ts';
import { blankTankForm } from '#domain/tank/form.ts';
import { tankQuotePart } from '#domain/tank/quote.ts';
import { tankReaders, tankService } from '#domain/tank/service.ts';
import { blankTruckForm } from '#domain/truck/form.ts';
import { truckQuotePart } from '#domain/truck/quote.ts';
import { truckReaders, truckService } from '#domain/truck/service.ts';
import { blankWarehouseForm } from '#domain/warehouse/form.ts';
import { warehouseQuotePart } from '#domain/warehouse/quote.ts';
import { warehouseReaders, warehouseService } from '#domain/warehouse/service.ts';
import { acetoneForm } from '#tests/features/procurement/order.ts';

const LANE = ['priceId', 'scheduleId', 'orgPortCode', 'dstPortCode', 'enquiryNo', 'optionId'];

interface Row {
  service: BookingService;
  readers: Record<'formOf' | 'factsOf' | 'pricedOf' | 'selectForm' | 'selectFacts', unknown>;
  code: string;
  blank: BookingForm;
  priced: unknown;
  kept: readonly string[];
  steps: string;
  success: string | null;
}

/** Any service, asked only of the form it belongs to. */
const row = (
  service: unknown,
  readers: Row['readers'],
  [code, blank, priced]: readonly [string, BookingForm, unknown],
  [kept, steps, success]: readonly [readonly string[], string, string | null],
): Row => ({ service: service as BookingService, readers, code, blank, priced, kept, steps, success });

const rows: readonly Row[] = [
  row(
    airService,
    airReaders,
    ['air', blankAirForm, airQuotePart],
    [['priceId', 'orgPortCode', 'dstPortCode', 'flightDay', 'enquiryNo', 'optionId'], 'cargo handIn confirm', null],
  ),
  row(
    cfsService,
    cfsReaders,
    ['cfs', blankCfsForm, cfsQuotePart],
    [['warehouseId', 'enquiryNo', 'optionId'], 'station cargo work confirm', '/builtIn/addOrderSuccess'],
  ),
  row(
    deskService,
    deskReaders,
    ['dgdesk', blankDeskForm, deskQuotePart],
    [['enquiryNo', 'optionId'], 'desk details confirm', '/dgdesk/addOrderSuccess'],
  ),
  row(
    domesticService,
    domesticReaders,
    ['domestic', blankDomesticForm, domesticQuotePart],
    [[...LANE, 'containers'], 'route cargo doors confirm', null],
  ),
  row(
    fclService,
    fclReaders,
    ['fcl', blankFclForm, fclQuotePart],
    [[...LANE, 'containers'], 'route cargo services confirm', '/shippingFcl/addOrderSuccess'],
  ),
  row(
    flexitankService,
    flexitankReaders,
    ['flexitank', blankFlexitankForm, flexitankQuotePart],
    [LANE, 'liquid bag install confirm', null],
  ),
  row(goodsService, goodsReaders, ['goods', blankGoodsForm, goodsPart], [['goodsId'], 'purchase buyer confirm', null]),
  row(
    lclService,
    lclReaders,
    ['lcl', blankLclForm, lclQuotePart],
    [LANE, 'cargo handIn confirm', '/shippingLcl/success'],
  ),
  row(
    railService,
    railReaders,
    ['rail', blankRailForm, railQuotePart],
    [LANE, 'train cargo consignee confirm', '/railWay/success'],
  ),
  row(
    tankService,
    tankReaders,
    ['tank', blankTankForm, tankQuotePart],
    [['serviceType', ...LANE, 'depotId', 'tankType', 'rentalTerm'], 'tank cargo work confirm', null],
  ),
  row(
    truckService,
    truckReaders,
    ['truck', blankTruckForm, truckQuotePart],
    [['copiedFrom', 'enquiryNo', 'optionId', 'vehicle', 'vehicleCount'], 'cargo doors trucks confirm', null],
  ),
  row(
    warehouseService,
    warehouseReaders,
    ['warehouse', blankWarehouseForm, warehouseQuotePart],
    [['warehouseId', 'enquiryNo', 'optionId'], 'cargo stay confirm', null],
  ),
];

describe.each(rows)('[4.31] the form of $code', ({ service, readers, code, blank, priced, kept, steps, success }) => {
  test('starts empty, is filled in by step, priced, cleared and ordered as its service defines', () => {
    expect({ ...service, steps: service.steps.join(' ') }).toMatchObject({ code, kept, steps, successPath: success });
    expect(service.blank).toBe(blank);
    expect(service.priced).toBe(priced);
  });

  test('is read as its own and as no other', () => {
    const { formOf, factsOf, pricedOf, selectForm, selectFacts } = readers;
    for (const read of [formOf, factsOf, pricedOf] as ((of: string, value: object) => object)[]) {
      expect(read(code, blank)).toBe(blank);
      expect(() => read('sample', blank)).toThrow(`sample is read as ${code}`);
    }
    const snapshot = (service: string) => ({ context: { service: { code: service }, form: blank, facts: blank } });
    for (const select of [selectForm, selectFacts] as ((snapshot: object) => object)[]) {
      expect(select(snapshot(code))).toBe(blank);
      expect(() => select(snapshot('sample'))).toThrow(`sample is read as ${code}`);
    }
  });
});

test('[4.31] services that ship dangerous goods require the protocol once', () => {
  const booker = (hasAgreedProtocol: boolean) => ({ hasAgreedProtocol }) as Parameters<BookingService['agreements']>[1];
  const agreed = (isDanger: boolean, hasAgreed: boolean) =>
    rows.flatMap(({ service, blank }) => {
      const form = { ...blank, serviceType: 'TRANSPORT', cargo: [{ isDanger: false }, { isDanger }] };
      const kinds = service.agreements(form as unknown as BookingForm, booker(hasAgreed));
      expect(kinds[0]).toBe('charge');
      return kinds.includes('protocol') ? [service.code] : [];
    });
  expect(agreed(true, false)).toEqual(['air', 'cfs', 'domestic', 'fcl', 'lcl', 'rail', 'tank', 'truck']);
  expect(agreed(true, true)).toEqual([]);
  expect(agreed(false, false)).toEqual([]);
});

test('[4.31] the price of an offer depends on goods, quantity and delivery', () => {
  const asked = { goodsId: '1-post-of-the-tests', delivery: 'SELF' };
  expect(goodsService.priced(acetoneForm)).toEqual({ ...asked, quantity: '20' });
  expect(goodsService.priced({ ...acetoneForm, quantity: '1,000.50', delivery: 'DELIVERY' })).toEqual({
    ...{ ...asked, quantity: '1000.5', delivery: 'DELIVERY' },
  });
  expect(goodsService.priced({ ...acetoneForm, quantity: '' })).toBeNull();
  expect(goodsService.priced({ ...acetoneForm, goodsId: '' })).toBeNull();
});
