import { describe, expect, it } from 'vitest';
import { copyOfOrder, formOfEnquiry, withoutPrice } from '#domain/booking/fcl-begin.ts';
import { blankFclForm } from '#domain/booking/fcl-form.ts';
import { readOrderOrigin } from '#domain/orders/fcl-order-link.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';

describe('an order begun from another', () => {
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

  it('[4.31] keeps goods, boxes, parties and papers of the goods; asks dates, boxes’ numbers, attachments and consent anew', () => {
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

  it('[4.31] reads what an address begins from, and nothing else', () => {
    expect(readOrderOrigin('copy=FCL26100700012')).toEqual({ kind: 'copy', orderNo: 'FCL26100700012' });
    expect(readOrderOrigin('?enquiryNo=ENQ26100700001&optionId=o1')).toEqual({
      kind: 'enquiry',
      enquiryNo: 'ENQ26100700001',
      optionId: 'o1',
    });
    expect(readOrderOrigin('optionId=o1&priceId=p1')).toBeNull();
    expect(readOrderOrigin('copy=%F0%28&enquiryNo=')).not.toMatchObject({ kind: 'enquiry' });
  });
});
