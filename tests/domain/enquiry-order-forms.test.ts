import { describe, expect, test } from 'vitest';
import { datedPapers } from '#domain/booking/goods-papers.ts';
import { blankVehicle } from '#domain/cfs/form.ts';
import { formOfStuffingEnquiry, type StuffingEnquiry } from '#domain/cfs/initial-form.ts';
import { blankDeskForm } from '#domain/dg-desk/form.ts';
import { formOfDeskEnquiry, type WorksEnquiry } from '#domain/dg-desk/initial-form.ts';
import { methanolForm } from '#machines/booking/booking.example.ts';
import { cfsContext } from '#tests/features/cfs/order.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

const asker = { orgPortCode: 'CNYSN', dstPortCode: 'NLRTM', contact: '顾晓岚', phone: '12000000001' };

describe('[4.31] the stuffing order of an answered enquiry', () => {
  const taken = { enquiryNo: 'ENQ1', optionId: 'o2', priceId: 'warehouse-01' };
  const asked: StuffingEnquiry = {
    ...{ ...asker, isDanger: 'N', cargoName: '木托盘', weight: '500', volume: '1.5' },
    boxes: [{ ctnType: '40HQ', quantity: 2 }],
  };
  const prefilled = (more: Partial<StuffingEnquiry> = {}) =>
    formOfStuffingEnquiry({ ...asked, ...more }, taken, cfsContext);
  const worksOf = (more: Partial<StuffingEnquiry>) =>
    Object.entries(prefilled(more).options).flatMap(([work, isChosen]) => (isChosen ? [work] : []));

  test('is of its option, at its station, with its boxes and goods', () => {
    expect(prefilled()).toMatchObject({
      ...{ enquiryNo: 'ENQ1', optionId: 'o2', warehouseId: 'warehouse-01', planStuffDate: '' },
      ...{ orgPortCode: 'CNYSN', dstPortCode: 'NLRTM', contactName: '顾晓岚', contactPhone: '12000000001' },
      containers: [{ id: '1', ctnType: '40HQ', quantity: '2' }],
      cargo: [{ isDanger: false, cargoNameCn: '木托盘', grossWeight: '500', volume: '1.5' }],
    });
  });

  test('has the requested services, and placards for dangerous goods', () => {
    expect(worksOf({})).toEqual([]);
    expect(worksOf({ stuffingWorks: ['lashing', 'photos'] })).toEqual(['lashing', 'photos']);
    expect(worksOf({ stuffingWorks: ['lashing'], isDanger: 'Y', unNo: '1263' })).toEqual(['lashing', 'placards']);
    expect(prefilled({ isDanger: 'Y', unNo: '1263', packingGroup: 'III' }).cargo[0]?.dg).toMatchObject({
      ...{ unNo: '1263', packingGroup: 'III' },
    });
    expect(prefilled({ unNo: '1263' }).cargo[0]?.dg.unNo).toBe('');
  });

  test('keeps the day from tomorrow on', () => {
    const dayOf = (stuffingDay: string) => prefilled({ stuffingDay }).planStuffDate;
    expect(['2026-10-07', '2026-10-08', '2026-10-09'].map(dayOf)).toEqual(['', '2026-10-08', '2026-10-09']);
  });
});

describe('[4.31] the desk order of an answered enquiry', () => {
  const asked: WorksEnquiry = {
    ...{
      contact: '顾晓岚',
      phone: '12000000001',
      isDanger: 'Y',
      cargoName: '清洗剂',
      unNo: 'UN1230',
      entry: unEntryOf('1230'),
    },
    ...{ deskWorks: ['review', 'sds'], urgency: 'URGENT' },
  };
  const prefilled = (more: Partial<WorksEnquiry> = {}) =>
    formOfDeskEnquiry({ ...asked, ...more }, { enquiryNo: 'ENQ1', optionId: 'o2' });

  test('has its option, services, urgency and contact', () => {
    expect(prefilled({ people: '3', months: '12' })).toMatchObject({
      ...{ enquiryNo: 'ENQ1', optionId: 'o2', urgency: 'URGENT', people: '3', months: '12' },
      ...{ contactName: '顾晓岚', contactPhone: '12000000001', works: { review: true, sds: true, report: false } },
    });
    expect(prefilled()).toMatchObject({ people: '', months: blankDeskForm.months });
  });

  test('names goods as the list does, and others as the enquiry did', () => {
    expect(prefilled().goods).toMatchObject({ unNo: '1230', cargoNameCn: '甲醇', dgClass: '3', packingGroup: 'II' });
    expect(prefilled({ entry: null, dgClass: '8' }).goods).toEqual({
      ...{ ...blankDeskForm.goods, unNo: '1230', cargoNameCn: '清洗剂', dgClass: '8' },
    });
    expect(prefilled({ unNo: '', entry: null, dgClass: '8' }).goods).toMatchObject({
      unNo: '',
      cargoNameCn: '清洗剂',
      dgClass: '8',
    });
    expect(prefilled({ dgClass: '8', packingGroup: 'I' }).goods).toMatchObject({ dgClass: '3', packingGroup: 'I' });
  });

  test('dangerous goods without a number keep their class', () => {
    const { unNo: _, entry: __, ...unnumbered } = asked;
    const { goods } = formOfDeskEnquiry({ ...unnumbered, dgClass: '8' }, { enquiryNo: 'ENQ1', optionId: 'o2' });
    expect(goods).toMatchObject({ unNo: '', cargoNameCn: '清洗剂', dgClass: '8' });
  });

  test('goods that are not dangerous have neither a number nor a class', () => {
    expect(prefilled({ isDanger: 'N', entry: null, dgClass: '8' }).goods).toMatchObject({
      unNo: '',
      dgClass: '',
      cargoNameCn: '清洗剂',
    });
  });
});

test('[10.12] of the papers of a line those are dated that are there and have a day', () => {
  const [line] = methanolForm.cargo;
  if (line === undefined) throw new Error('no goods');
  const file = { fileId: 'f', name: 'a.pdf', size: 1, language: 'CN' as const, day: '' };
  const bare = { ...line, sds: [], classReport: [] };
  const dated = (dg: Partial<typeof line.dg>) => datedPapers({ ...bare, dg: { ...line.dg, ...dg } });
  const none = { dangerPackCertFiles: [], dangerPackCertExpire: '', perfCertFiles: [], perfCertExpire: '' };
  expect(dated({ ...none, dangerPackCertFiles: [file], dangerPackCertExpire: '2026-12-31' })).toEqual([
    { paper: 'PACKING_USE_CERTIFICATE', day: '2026-12-31' },
  ]);
  expect(dated({ ...none, dangerPackCertExpire: '2026-12-31', perfCertFiles: [file] })).toEqual([]);
});

test('[4.31] an unnamed vehicle is blank', () => {
  const { id, ...values } = blankVehicle;
  expect([id, ...new Set(Object.values(values))]).toEqual(['1', '']);
});
