import { describe, expect, it } from 'vitest';
import { airService } from '#domain/booking/services/air/service.ts';
import { cfsService } from '#domain/booking/services/cfs/service.ts';
import { deskService } from '#domain/booking/services/dgdesk/service.ts';
import { domesticService } from '#domain/booking/services/domestic/service.ts';
import { fclService } from '#domain/booking/services/fcl/service.ts';
import { flexitankService } from '#domain/booking/services/flexitank/service.ts';
import { goodsService } from '#domain/booking/services/goods/service.ts';
import { lclService } from '#domain/booking/services/lcl/service.ts';
import { railService } from '#domain/booking/services/rail/service.ts';
import { tankService } from '#domain/booking/services/tank/service.ts';
import { truckService } from '#domain/booking/services/truck/service.ts';
import { warehouseService } from '#domain/booking/services/warehouse/service.ts';
import { sharedFields, sharedForm } from '#domain/booking/shared-form.ts';
import { sharedByService } from './shared-fields.ts';

const services = {
  air: airService,
  cfs: cfsService,
  dgdesk: deskService,
  domestic: domesticService,
  fcl: fclService,
  flexitank: flexitankService,
  goods: goodsService,
  lcl: lclService,
  rail: railService,
  tank: tankService,
  truck: truckService,
  warehouse: warehouseService,
};

const PERSONAL =
  /(^|\.)(agree|truth|remark|documents|wechat|contact\w*|phone|driver\w*|plate|email|taxNo|companyName\w*|buyerCompany|licence\w*|(?<!works\.)sds|marks|emergency(Contact|Phone)|address\w*|\w+Address)$/;

const filled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one)]));
  return typeof value === 'string' ? 'SECRET' : value;
};

describe('what a link to an order form holds', () => {
  for (const [code, service] of Object.entries(services)) {
    it(`${code}: the fields of the table, and no other`, () => {
      const table = Object.entries(sharedByService[code as keyof typeof sharedByService]);
      const due = table.flatMap(([at, names]) => names.split(' ').map((name) => (at === '' ? name : `${at}.${name}`)));
      const held = [...sharedFields(service as never)].filter(([, isShared]) => isShared).map(([path]) => path);
      expect(held.toSorted()).toEqual(due.toSorted());
    });

    it(`${code}: no party, person, paper or free text`, () => {
      const shared = [...sharedFields(service as never)].filter(([, isShared]) => isShared).map(([path]) => path);
      expect(shared.length).toBeGreaterThan(3);
      expect(shared.filter((path) => PERSONAL.test(path))).toEqual([]);
      const { blank } = service;
      const held = sharedForm(service as never, filled(blank) as object) as Record<string, unknown>;
      expect(Object.keys(held)).toEqual(Object.keys(blank));
      expect(held).toMatchObject({ copiedFrom: '', contactName: '', contactPhone: '', remark: '' });
    });
  }

  it('the price of an answered enquiry stays with its owner', () => {
    const { blank } = lclService;
    const typed = {
      ...blank,
      enquiryNo: 'ENQ1',
      optionId: 'o1',
      priceId: 'p1',
      scheduleId: 's1',
      dstPortCode: 'NLRTM',
    };
    expect(sharedForm(lclService as never, typed)).toEqual({ ...blank, dstPortCode: 'NLRTM' });
  });
});
