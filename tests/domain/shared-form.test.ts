import { describe, expect, it } from 'vitest';
import { airService } from '#domain/air/service.ts';
import { sharedFields, sharedForm } from '#domain/booking/shared-form.ts';
import { cfsService } from '#domain/cfs/service.ts';
import { deskService } from '#domain/dg-desk/service.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { fclService } from '#domain/fcl/service.ts';
import { flexitankService } from '#domain/flexitank/service.ts';
import type { FieldKind } from '#domain/form/field.ts';
import { section } from '#domain/form/field.ts';
import { lclService } from '#domain/lcl/service.ts';
import { goodsService } from '#domain/procurement/service.ts';
import { railService } from '#domain/rail/service.ts';
import { tankService } from '#domain/tank/service.ts';
import { truckService } from '#domain/truck/service.ts';
import { warehouseService } from '#domain/warehouse/service.ts';
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

describe('contents of a link to an order form', () => {
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

  const described = (at: string, kinds: Readonly<Record<string, FieldKind>>) =>
    section<object, object, null>({
      ...{ at, step: '' },
      fields: Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { kind }])),
    });
  const taking = (blank: object, ...sections: ReturnType<typeof described>[]) =>
    ({ blank, kept: [], description: { sections, checks: [] } }) as never;

  it.each<[boolean, FieldKind[]]>([
    [true, ['boxes', 'carriers', 'choice', 'choices', 'feeCodes', 'location', 'segregationGroups', 'unNumber']],
    [true, ['day', 'futureDay', 'minute', 'quantity', 'whole', 'tick']],
    [false, ['text', 'freeText', 'longText', 'files']],
    [false, ['code', 'creditCode', 'email', 'mobile', 'phone', 'password']],
  ])('goods, locations, days and quantities, never words or persons: %s of %j', (isShared, kinds) => {
    const fields = sharedFields(taking({}, described('', Object.fromEntries(kinds.map((kind) => [kind, kind])))));
    for (const kind of kinds) expect([kind, fields.get(kind)]).toEqual([kind, isShared]);
  });

  it('copies lists by line, each with its id, and drops values of another shape', () => {
    const line = { id: '1', unNo: '', name: '', groups: [] as string[] };
    const blank = { id: '', cargo: [line], carriers: [] as string[], files: [] as object[], day: '' };
    const service = taking(
      blank,
      described('', { carriers: 'carriers', files: 'files', day: 'day' }),
      described('cargo.*', { unNo: 'unNumber', name: 'text', groups: 'segregationGroups' }),
    );
    const typed = {
      ...{ id: 'own', carriers: ['COSU'], files: [{ fileId: 'f' }], day: '2026-10-12' },
      cargo: [
        { id: '1', unNo: '1230', name: 'SECRET', groups: ['SGG1'] },
        { id: '7', unNo: '1294', name: 'SECRET', groups: [] },
      ],
    };
    expect(sharedForm(service, typed)).toEqual({
      ...{ id: '', carriers: ['COSU'], files: [], day: '2026-10-12' },
      cargo: [
        { id: '1', unNo: '1230', name: '', groups: ['SGG1'] },
        { id: '7', unNo: '1294', name: '', groups: [] },
      ],
    });
    expect(sharedForm(service, { cargo: 'x', carriers: 'COSU', files: 'f', day: 7 })).toEqual(blank);
  });

  it('the price of a list is included, whether or not the form has enquiries', () => {
    const { blank } = lclService;
    const listed = { ...blank, priceId: 'p1' };
    expect(sharedForm(lclService as never, listed)).toMatchObject({ priceId: 'p1', enquiryNo: '' });
    const service = { ...(taking({ priceId: '' }) as object), kept: ['priceId'] } as never;
    expect(sharedForm(service, { priceId: 'p1' })).toEqual({ priceId: 'p1' });
  });

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
