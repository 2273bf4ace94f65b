import { describe, expect, test } from 'vitest';
import { blankDangerous } from '#domain/booking/goods-line.ts';
import { isLoadingPort, isStuffing, stationOf, toStation } from '#domain/cfs/context.ts';
import { blankCfsForm, type CfsForm } from '#domain/cfs/form.ts';
import { copyOfCfsOrder, newCfsForm } from '#domain/cfs/initial-form.ts';
import { bookedMoments, dayOfText, stuffingDayOf } from '#domain/cfs/moments.ts';
import { cfsPapers, neededAt } from '#domain/cfs/papers.ts';
import { cfsService } from '#domain/cfs/service.ts';
import { stuffedGoodsOf } from '#domain/warehouse/order-link.ts';
import { cfsContext, stuffedPaint } from '#tests/features/cfs/order.ts';
import { formWith } from '#tests/kit/described-fields.ts';

const form = (values: object): CfsForm => formWith(stuffedPaint, { ...values });
const line = stuffedPaint.cargo[0]!;
const box = stuffedPaint.containers[0]!;

describe('[4.31] the moments of the work', () => {
  const at = (text: string) => Date.parse(`${text}:00+08:00`);
  const endOf = (day: string) => Date.parse(`${day}T23:59:59.999+08:00`);

  test('are those that were typed, and else those of the schedule before the yard closes', () => {
    const typed = {
      ...{ cyOpen: '2026-10-25T01:00', siCutoff: '2026-10-25T02:00', dgCutoff: '2026-10-25T03:00' },
      ...{ vgmCutoff: '2026-10-25T04:00', customsCutoff: '2026-10-30T05:00' },
    };
    const moments = bookedMoments(form(typed));
    expect(moments).toMatchObject({ etd: at('2026-10-30T20:00'), stuffedAt: endOf('2026-10-27') });
    expect(moments?.cutOffs).toMatchObject({
      ...Object.fromEntries(Object.entries(typed).map(([code, text]) => [code, at(text)])),
      ...{ cyClosing: at('2026-10-29T20:00'), lclCutoff: endOf('2026-10-26') },
    });
    const bare = form({ planDeliverDate: '', planStuffDate: '', cyOpen: '', cyClosing: '2026-10-25T20:00' });
    expect(bookedMoments(bare)).toMatchObject({
      stuffedAt: at('2026-10-25T20:00'),
      cutOffs: { cyOpen: at('2026-10-24T20:00'), lclCutoff: at('2026-10-24T20:00'), vgmCutoff: at('2026-10-25T20:00') },
    });
    expect(bookedMoments(form({ planStuffDate: '2026-10-30' }))?.stuffedAt).toBe(at('2026-10-29T20:00'));
    expect([bookedMoments(form({ etd: '' })), bookedMoments(form({ cyClosing: '' }))]).toEqual([null, null]);
  });

  test('the day of a moment, and the day of the stuffing', () => {
    expect([dayOfText('2026-10-29T20:00'), dayOfText('2026-10-29'), dayOfText('')]).toEqual(['2026-10-29', null, null]);
    expect([stuffingDayOf(stuffedPaint), stuffingDayOf(form({ planStuffDate: '' }))]).toEqual([
      '2026-10-27',
      '2026-10-29',
    ]);
  });
});

describe('[4.31] the papers of a stuffing', () => {
  const requiredPapers = (values: object) => cfsPapers(form(values), cfsContext.now);
  const codes = (values: object) => requiredPapers(values).map(({ code }) => code);
  const one = (code: string, values: object = {}) => requiredPapers(values).find((paper) => paper.code === code);
  const gate = ['PACKAGING_TEST', 'PACKING_USE_CERTIFICATE'];
  const stuffed = ['PACKING_PHOTOS', 'PACKING_CERTIFICATE'];
  const plain = { ...line, isDanger: false, sds: [] };
  const limited = { ...line, dg: { ...line.dg, isLimitedQuantity: true } };

  test.each<[values: object, codes: string[]]>([
    [{}, ['PACKING_LIST', 'SDS_CN', ...gate, ...stuffed]],
    [{ 'services.declaration': true }, ['PACKING_LIST', 'SDS_CN', ...gate, ...stuffed, 'GOODS_DECLARATION']],
    [
      { 'services.customs': true },
      ['PACKING_LIST', 'SDS_CN', ...gate, ...stuffed, 'CUSTOMS_SET', 'COMPLIANCE_DECLARATION', 'HAZARD_LABEL'],
    ],
    [{ 'options.weighing': true }, ['PACKING_LIST', 'SDS_CN', ...gate, 'VERIFIED_MASS', ...stuffed]],
    [{ cargo: [plain] }, ['PACKING_LIST']],
    [{ cargo: [plain, { ...plain, casNo: '64-17-5' }] }, ['PACKING_LIST', 'SDS_CN', 'CLASSIFICATION_REPORT']],
    [{ cargo: [plain, limited] }, ['PACKING_LIST', 'SDS_CN', ...stuffed]],
    [{ cargo: [limited, line] }, ['PACKING_LIST', 'SDS_CN', ...gate, ...stuffed]],
    [{ etd: '' }, []],
  ])('%#: %j', (values, owing) => {
    expect(codes(values)).toEqual(owing);
  });

  test('are shown at the gate, weighed by the warehouse, and good until the box is stuffed', () => {
    expect(requiredPapers({})[0]).toMatchObject({
      code: 'PACKING_LIST',
      stage: 'STUFFING',
      owner: 'SHIPPER',
      due: 'lclCutoff',
      status: 'READY',
    });
    expect(one('PACKING_LIST', { packList: [] })?.status).toBe('MISSING');
    const general = { cargo: [{ ...plain, casNo: '64-17-5' }] };
    expect([...gate.map((code) => one(code)?.due), one('CLASSIFICATION_REPORT', general)?.due]).toEqual(
      Array(3).fill('lclCutoff'),
    );
    expect(one('PACKING_PHOTOS')).toMatchObject({ due: 'dgCutoff', owner: 'WAREHOUSE' });
    expect(one('SDS_CN')).toMatchObject({ due: 'ORDER', owner: 'SHIPPER' });
    expect(one('VERIFIED_MASS', { 'options.weighing': true })).toMatchObject({ owner: 'WAREHOUSE', due: 'vgmCutoff' });
    expect(one('PACKAGING_TEST')?.holdsUntil).toBe(Date.parse('2026-10-27'));
    expect((['ORDER', 'lclCutoff', 'dgCutoff', 'vgmCutoff'] as const).map((due) => neededAt({ due }))).toEqual([
      'stuffed',
      'stuffed',
      'declared',
      'declared',
    ]);
  });
});

describe('[4.31] stations, and links of an order', () => {
  const [station] = cfsContext.stations;
  const { city, portCode, ...own } = station!;
  const addressOf = (address: string) =>
    toStation({ ...own, address, city: { nameCn: city }, district: '浦东新区', port: { code: portCode } });

  test('a station is found by id, and its address has city and district once', () => {
    expect(stationOf({ warehouseId: 'warehouse-01' }, cfsContext)).toBe(station);
    expect(stationOf({ warehouseId: 'x' }, cfsContext)).toBeNull();
    expect(addressOf('化工路1号')).toEqual({ ...station, address: '上海浦东新区化工路1号' });
    expect(addressOf('浦东新区化工路1号').address).toBe('上海浦东新区化工路1号');
    expect(addressOf('上海浦东新区化工路1号').address).toBe('上海浦东新区化工路1号');
    expect([isStuffing(['堆场']), isStuffing(['罐区'])]).toEqual([true, false]);
    expect(['CNYSN', 'NLRTM', 'XXXCN'].map(isLoadingPort)).toEqual([true, false, false]);
  });

  test('a repeat booking clears sailing, dates, container numbers and documents', () => {
    const whole = form({
      blNo: 'ABCDEFG1',
      gateInRequirement: 'ASAP',
      'containers.0.containerNos': 'A',
      'containers.0.sealNos': 'B',
      documents: [{}],
    });
    expect(copyOfCfsOrder(whole, 'CFS26100700001')).toEqual({
      ...whole,
      ...{ copiedFrom: 'CFS26100700001', soNo: '', blNo: '', vessel: '', voyage: '', imoNo: '', gateInRequirement: '' },
      ...{ etd: '', cyOpen: '', cyClosing: '', siCutoff: '', dgCutoff: '', vgmCutoff: '', customsCutoff: '' },
      ...{
        planDeliverDate: '',
        planStuffDate: '',
        vehicles: [],
        packList: [],
        documents: [],
        agree: false,
        truth: false,
      },
      containers: [box],
    });
    const { code, steps, kept, successPath, blank } = cfsService;
    expect({ code, steps, kept, successPath, blank }).toEqual({
      ...{
        code: 'cfs',
        steps: ['station', 'cargo', 'work', 'confirm'],
        kept: ['warehouseId', 'enquiryNo', 'optionId'],
        blank: blankCfsForm,
      },
      successPath: '/builtIn/addOrderSuccess',
    });
    expect(cfsService.links(stuffedPaint).list).toBe('/builtIn/addOrder');
  });
});

test('[2.2] an order starts with the goods and the station of its query', () => {
  const goods = stuffedGoodsOf('isDanger=Y&unNo=1263&pg=II');
  const form = newCfsForm('', goods, cfsContext);
  expect(form.cargo).toHaveLength(1);
  expect(form.cargo[0]).toMatchObject({ isDanger: true, dg: { ...blankDangerous, unNo: '1263', packingGroup: 'II' } });
  expect([stuffedGoodsOf('unNo=99999'), stuffedGoodsOf('unNo=1263&pg=IV')]).toEqual([
    null,
    { unNo: '1263', packingGroup: '' },
  ]);
  expect(newCfsForm('W1', null, cfsContext)).toEqual({ ...blankCfsForm, warehouseId: 'W1' });
});
