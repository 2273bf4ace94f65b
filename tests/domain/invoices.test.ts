import { describe, expect, test } from 'vitest';
import { blankRequest, invoiceErrors, invoiceErrorsByField, tidyInvoice } from '#domain/invoices/request-form.ts';
import { INVOICEABLE_ORDERS, invoiceStatuses, invoiceTypes, ORDERS_OF_AN_INVOICE } from '#domain/invoices/requests.ts';

const ordinary = {
  ...blankRequest,
  companyName: '海润化工',
  taxpayerId: '91350100M000100Y43',
  receiverName: '顾晓岚',
  receiverPhone: '13900000001',
};
const special = {
  ...ordinary,
  invoiceType: 'SPECIAL',
  regAddress: '福州市马尾区',
  regPhone: '0591-12345678',
  bankName: '中国工商银行马尾支行',
  bankAccount: '622202020202',
};

describe('[1.6] the form of an invoice', () => {
  test('is the ordinary type by default', () => {
    expect(blankRequest.invoiceType).toBe('NORMAL');
    expect(blankRequest).not.toHaveProperty('wanted');
    expect(invoiceErrorsByField(blankRequest)).toEqual({
      companyName: 'REQUIRED',
      taxpayerId: 'REQUIRED',
      receiverName: 'REQUIRED',
      receiverPhone: 'REQUIRED',
    });
  });

  test('a special one needs the address, the phone, the bank and the account as well', () => {
    expect(invoiceErrors(ordinary)).toEqual([]);
    expect(invoiceErrors(special)).toEqual([]);
    expect(invoiceErrorsByField({ ...ordinary, invoiceType: 'SPECIAL' })).toEqual({
      regAddress: 'REQUIRED',
      regPhone: 'REQUIRED',
      bankName: 'REQUIRED',
      bankAccount: 'REQUIRED',
    });
  });

  test('an unusual bank name is a warning and does not block', () => {
    expect(invoiceErrors({ ...special, bankName: '某行' })).toEqual([]);
    expect(invoiceErrors({ ...special, bankName: '某行', bankAccount: '1234567' })).toMatchObject([
      { path: 'bankAccount', code: 'BANK_ACCOUNT', level: 'BLOCK' },
    ]);
  });

  test('is kept without blanks around its texts, and without any in its numbers', () => {
    expect(
      tidyInvoice({
        ...special,
        companyName: ' 海润 化工 ',
        taxpayerId: ' 9135 0100 m000100y43',
        bankAccount: '6222 0202 0202 ',
        receiverName: '\t顾晓岚 ',
      }),
    ).toEqual({ ...special, companyName: '海润 化工' });
  });
});

test('[1.6] types, statuses and the maximum orders of an invoice', () => {
  expect(invoiceTypes).toEqual(['NORMAL', 'SPECIAL']);
  expect(invoiceStatuses).toEqual(['requested', 'issued', 'refused']);
  expect([ORDERS_OF_AN_INVOICE, INVOICEABLE_ORDERS]).toEqual([20, 100]);
});
