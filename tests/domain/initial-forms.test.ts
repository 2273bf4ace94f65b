import { describe, expect, it } from 'vitest';
import { blankFclForm, type FclForm } from '#domain/fcl/form.ts';
import { copyOfOrder, type FclEnquiry, formOfEnquiry, withoutPrice } from '#domain/fcl/initial-form.ts';
import { readOrderOrigin } from '#domain/orders/order-link.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import { filledFrom, unEntryOf } from '#tests/kit/un-entries.ts';

describe('an order copied from another', () => {
  const old = {
    ...methanolForm,
    containers: [{ ...methanolForm.containers[0]!, soc: true, containerNos: 'CSQU3054383' }],
    documents: [{ fileId: 'f9', name: 'note.pdf', size: 1, language: '' as const, day: '' }],
    services: {
      ...methanolForm.services,
      truck: { ...methanolForm.services.truck, wanted: true, city: '上海', loadingAt: '2026-10-18T09:00' },
      stuffing: { wanted: true, deliverDay: '2026-10-18' },
    },
    enquiryNo: 'ENQ26100700001',
    optionId: 'option-1',
  };

  it('[4.31] keeps goods, containers, parties and goods documents; clears dates, container numbers, attachments and agreements', () => {
    const copy = copyOfOrder(old, 'FCL26100700012');
    expect(copy).toMatchObject({
      copiedFrom: 'FCL26100700012',
      enquiryNo: '',
      optionId: '',
      cargo: old.cargo,
      contactName: old.contactName,
      containers: [{ ctnType: '20GP', quantity: '2', weightPerCtn: '15200', soc: true, containerNos: '' }],
      cargoReadyDate: '',
      documents: [],
      agree: false,
      truth: false,
    });
    expect(copy.services.truck).toMatchObject({ wanted: true, city: '上海', loadingAt: '', dgVehicle: 'Y' });
    expect(copy.services.stuffing).toEqual({ wanted: true, deliverDay: '' });
    expect(withoutPrice(copy)).toMatchObject({ priceId: '', scheduleId: '', orgPortCode: 'CNSHA' });
  });

  it('[4.31] takes the goods of an answered enquiry at its option', () => {
    const asked = {
      orgPortCode: 'CNSHA',
      dstPortCode: 'NLRTM',
      isDanger: 'Y' as const,
      unNo: '1230',
      entry: unEntryOf('1230'),
      cargoName: '工业甲醇',
      boxes: [{ ctnType: '20GP', quantity: 2 }],
      weight: '30400',
      services: ['CUS', 'PLC'],
      contact: '顾晓岚',
      phone: '12000000001',
    };
    const option = { enquiryNo: 'ENQ26100700001', optionId: 'option-1', priceId: 'p1', scheduleId: 's1' };
    const form = formOfEnquiry(asked, option, fclContext);
    expect(form).toMatchObject({
      ...option,
      containers: [{ ctnType: '20GP', quantity: '2' }],
      contactName: '顾晓岚',
      contactPhone: '12000000001',
      services: { customs: { wanted: true }, placards: { wanted: true }, truck: { wanted: false } },
    });
    expect(form.cargo).toMatchObject([
      { cargoNameCn: '工业甲醇', cargoNameEn: 'METHANOL', grossWeight: '30400', dg: { unNo: '1230', dgClass: '3' } },
    ]);
    const trucked = (isDanger: 'N' | 'Y') =>
      formOfEnquiry({ ...asked, isDanger, services: ['TRK'] }, option, fclContext).services.truck;
    expect(trucked('Y')).toMatchObject({ wanted: true, dgVehicle: 'Y' });
    expect(trucked('N')).toMatchObject({ wanted: true, dgVehicle: 'N' });
    const general = formOfEnquiry({ ...asked, isDanger: 'N' }, option, fclContext);
    expect(general.cargo[0]).toMatchObject({ isDanger: false, dg: blankFclForm.cargo[0]!.dg });
  });

  it('[4.31] accepts only the known sources in a query', () => {
    expect(readOrderOrigin('copy=FCL26100700012')).toEqual({ kind: 'copy', orderNo: 'FCL26100700012' });
    expect(readOrderOrigin('template=TPL0123456789abcdef')).toEqual({ kind: 'template', id: 'TPL0123456789abcdef' });
    expect(readOrderOrigin('amend=FCL26100700012')).toEqual({ kind: 'amend', orderNo: 'FCL26100700012', priceId: '' });
    expect(readOrderOrigin('?enquiryNo=ENQ26100700001&optionId=o1')).toEqual({
      kind: 'enquiry',
      enquiryNo: 'ENQ26100700001',
      optionId: 'o1',
    });
    expect(readOrderOrigin(`whatIf=${'aB3_-'.repeat(6)}`)).toEqual({ kind: 'link', id: 'aB3_-'.repeat(6) });
    for (const id of ['', 'short', '%3Cscript%3E', '..%2F..%2Forders', 'a'.repeat(65)])
      expect(readOrderOrigin(`whatIf=${id}`)).toEqual({ kind: 'link', id: '' });
    expect(readOrderOrigin('optionId=o1&priceId=p1')).toBeNull();
    expect(readOrderOrigin('copy=%F0%28&enquiryNo=')).not.toMatchObject({ kind: 'enquiry' });
  });
});

describe('[4.31] complete initial forms', () => {
  const [line] = methanolForm.cargo;
  const { services } = methanolForm;
  const [blankLine] = blankFclForm.cargo;
  const [box] = blankFclForm.containers;
  const old: FclForm = {
    ...methanolForm,
    ...{ copiedFrom: 'FCL26100100001', enquiryNo: 'E1', optionId: 'o1', remark: 'kept' },
    containers: [
      { ...box!, id: '1', quantity: '2', soc: true, containerNos: 'CSQU3054383 COSU8123450' },
      { ...box!, id: '2', ctnType: '40HQ' },
    ],
    services: {
      ...services,
      truck: { ...services.truck, wanted: true, city: '上海', loadingAt: '2026-10-18T09:00', dgVehicle: 'Y' },
      stuffing: { wanted: true, deliverDay: '2026-10-18' },
      storage: { wanted: true, fromDay: '2026-10-18', days: '3' },
    },
    documents: line!.sds,
  };
  const copied: FclForm = {
    ...old,
    ...{ copiedFrom: 'FCL26100700012', enquiryNo: '', optionId: '', cargoReadyDate: '' },
    containers: [{ ...old.containers[0]!, containerNos: '' }, old.containers[1]!],
    services: {
      ...old.services,
      truck: { ...old.services.truck, loadingAt: '' },
      stuffing: { wanted: true, deliverDay: '' },
      storage: { wanted: true, fromDay: '', days: '3' },
    },
    ...{ documents: [], agree: false, truth: false },
  };

  it('copied from an order', () => {
    expect(copyOfOrder(old, 'FCL26100700012')).toEqual(copied);
    expect(withoutPrice(copied)).toEqual({ ...copied, priceId: '', scheduleId: '' });
  });

  it('whose truck was selected, or fits the goods', () => {
    const vehicle = (wanted: boolean, dgVehicle: string, isDanger = true) =>
      copyOfOrder(
        {
          ...{ ...old, cargo: [{ ...line!, isDanger }] },
          services: { ...services, truck: { ...services.truck, wanted, dgVehicle } },
        },
        '',
      ).services.truck.dgVehicle;
    expect([vehicle(true, 'N'), vehicle(true, ''), vehicle(true, '', false), vehicle(false, '')]).toEqual([
      ...['N', 'Y', 'N', ''],
    ]);
  });

  const option = { enquiryNo: 'ENQ26100700001', optionId: 'option-1', priceId: 'p1', scheduleId: 's1' };
  const asked: FclEnquiry = {
    ...{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'N', cargoName: '聚乙烯', boxes: [] },
    ...{ contact: '顾晓岚', phone: '12000000001' },
  };
  const form: FclForm = {
    ...{ ...blankFclForm, ...option, orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', containers: [] },
    ...{ contactName: '顾晓岚', contactPhone: '12000000001' },
    cargo: [{ ...blankLine!, isDanger: false, cargoNameCn: '聚乙烯' }],
  };

  it('from a minimal enquiry', () => {
    expect(formOfEnquiry(asked, option, fclContext)).toEqual(form);
    expect(formOfEnquiry({ ...asked, unNo: '1230', dgClass: '3', packingGroup: 'II' }, option, fclContext)).toEqual(
      form,
    );
  });

  it('from a complete enquiry', () => {
    const requestedGoods = {
      ...{
        weight: '30400',
        volume: '40.2',
        remark: '加急',
        services: ['TRK', 'CUS', 'DGD', 'STF', 'PLC', 'INS', 'XXX'],
      },
      boxes: [
        { ctnType: '40HQ', quantity: 2 },
        { ctnType: '45HQ', quantity: 1 },
      ],
    };
    expect(formOfEnquiry({ ...asked, ...requestedGoods }, option, fclContext)).toEqual({
      ...form,
      remark: '加急',
      containers: [
        { ...box!, id: '1', ctnType: '40HQ', quantity: '2' },
        { ...box!, id: '2', ctnType: '45HQ', quantity: '1' },
      ],
      cargo: [{ ...form.cargo[0]!, grossWeight: '30400', volume: '40.2' }],
      services: {
        ...blankFclForm.services,
        truck: { ...blankFclForm.services.truck, wanted: true, dgVehicle: 'N' },
        customs: { ...blankFclForm.services.customs, wanted: true },
        declaration: { wanted: true },
        stuffing: { ...blankFclForm.services.stuffing, wanted: true },
        placards: { wanted: true },
        insurance: { ...blankFclForm.services.insurance, wanted: true },
      },
    });
  });

  it('from one for dangerous goods, as far as it named them', () => {
    const block = (more: Partial<FclEnquiry>) =>
      formOfEnquiry({ ...asked, isDanger: 'Y', ...more }, option, fclContext).cargo[0]!.dg;
    const blank = blankLine!.dg;
    const entry = unEntryOf('1263');
    const paint = { ...blank, unNo: '1263', ...filledFrom('1263') };
    expect(block({})).toEqual(blank);
    expect(block({ unNo: 'paint' })).toEqual(blank);
    expect(block({ unNo: 'UN 1263' })).toEqual({ ...blank, unNo: '1263' });
    expect(block({ unNo: 'UN 1263', entry })).toEqual(paint);
    expect(block({ unNo: '1263', entry, dgClass: '', packingGroup: '' })).toEqual(paint);
    expect(block({ unNo: '1263', entry, dgClass: '8', packingGroup: 'III' })).toEqual({
      ...{ ...paint, dgClass: '8', packingGroup: 'III' },
    });
    expect(block({ dgClass: '3', packingGroup: 'I' })).toEqual({ ...blank, dgClass: '3', packingGroup: 'I' });
  });
});
