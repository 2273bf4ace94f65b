import { describe, expect, it } from 'vitest';
import { isAirWaybill } from '#domain/air/waybill.ts';
import { isCasNumber } from '#domain/identity/cas-number.ts';
import { isCitizenNumber, maskCitizenNumber } from '#domain/identity/citizen-number.ts';
import { containerCheckDigit, isContainerNumber } from '#domain/identity/container-number.ts';
import { isEnterpriseCode } from '#domain/identity/enterprise-code.ts';
import { isOrganisationCode } from '#domain/identity/organisation-code.ts';
import { isForeignPhone, isLandline, isMobile, maskPhone, normaliseMobile } from '#domain/identity/phone.ts';
import { isPlate } from '#domain/identity/plate.ts';
import { isSeal } from '#domain/identity/seal.ts';
import { isShipNumber, shipCheckDigit } from '#domain/identity/ship-number.ts';
import { isTaxpayerNumber } from '#domain/identity/taxpayer-number.ts';
import {
  isBankAccount,
  isBookingNumber,
  isEmail,
  isEori,
  isPostcode,
  isTariffCode,
  isVoyage,
} from '#domain/identity/trade-codes.ts';
import { INVOICE_FILE, isInvoiceNumber } from '#domain/invoices/issued.ts';
import { isBillNumber } from '#domain/orders/draft-bill.ts';
import { ENQUIRY_NUMBER, TEMPLATE_ID } from '#domain/orders/number.ts';

const address = (domain: number) => `${'a'.repeat(64)}@${'b'.repeat(domain)}.cn`;

describe('numbers with a check', () => {
  it.each<[string, (text: string) => boolean, string[], string[]]>([
    ['an air waybill', isAirWaybill, ['999-12345675', '99912345675'], ['999-12345676', '99-12345675', '']],
    [
      'a CAS number',
      isCasNumber,
      ['67-64-1', '7664-93-9', '50-00-0', '108-88-3'],
      ['67-64-2', '7664-39-9', '67641', '0'],
    ],
    [
      'a citizen number',
      isCitizenNumber,
      ['11010519491231002X', '440524188001010014', '522732199611283470', '522732180011283477', '522732202402293474'],
      [
        '110105194912310021',
        '522732199611283471',
        '522732179911283474',
        '52273220220229347X',
        '022732199611283470',
        '522732199600283475',
        '522732199611003475',
        '522732199613283474',
        '11010519491231002X0',
      ],
    ],
    [
      'an organisation code',
      isOrganisationCode,
      ['M000100Y-4', 'M000100Y4', 'MA6G0007X', 'MA6G00010', '78901234X'],
      ['M000100Y-5', 'M000100Y40', 'M000100-Y4', 'M000100Y--4', 'MA6G00017', ''],
    ],
    [
      'an enterprise code',
      isEnterpriseCode,
      [
        ...[
          '91522732MA6GT7RX12',
          '91522732MA6G000370',
          '91522732MA6G00459Y',
          '9133020078901234XB',
          '91350100M000100Y43',
        ],
        ...['91522732ma6gt7rx12', ' 9152 2732 MA6GT7RX12 ', '９１522732ＭA6GT7RX12'],
      ],
      [
        ...['91522732MA6GT7RX13', '91522742MA6GT7RX12', '91350100M000100Y44', '91350100M000100Y5A', ''],
        // One character short, one too many before or behind.
        ...['9133020078901234X', '133020078901234XB', '9133020078901234XB1', '09133020078901234XB'],
        // Right by both check digits, with a letter that the standard leaves out or one among the digits of the region.
        ...[
          'I133020078901234XM',
          '9O33020078901234XH',
          'Z133020078901234XM',
          '9S33020078901234XH',
          'V133020078901234XM',
        ],
        ...[
          '91350100M000I00Y7W',
          '91350100M000O00YX1',
          '91350100M000S00Y1A',
          '91350100M000V00Y80',
          '91350100M000Z00YX1',
        ],
        ...['91A3020078901234XA', '9133020X78901234XE'],
      ],
    ],
    [
      'a container number',
      isContainerNumber,
      ['CSQU3054383', 'csqu 305438-3', 'OOLU7654320', 'XYZZ1234564', 'BKVJ9081721'],
      ['CSQU3054384', 'CSQU305438', ''],
    ],
    ['a ship number', isShipNumber, ['9074729', 'imo 9074729', '1000019'], ['9074728', 'IMO907472', '90747290', '']],
    [
      'a taxpayer number',
      isTaxpayerNumber,
      ['91350100M000100Y43', '11010519491231002X', '123456789012345', '12345678901234567', '11010519491231002X01'],
      ['91350100M000100Y44', '1234567890123456', '123456789012345678901', ''],
    ],
  ])('%s', (_, check, valid, invalid) => {
    expect(valid.filter((text) => check(text) !== true)).toEqual([]);
    expect(invalid.filter((text) => check(text) !== false)).toEqual([]);
  });

  it.each([
    ['CSQU305438', 3],
    ['csq-u 305438', 3],
    ['CSQU3054389', 3],
    ['OOLU765432', 0],
    ['CSQX305438', null],
    ['CSQU30543', null],
  ])('%s is completed by %s', (head, digit) => {
    expect(containerCheckDigit(head)).toBe(digit);
  });

  it.each([
    ['9074720', 9],
    ['imo 1000010', 9],
    ['IMO907472', null],
    ['90747290', null],
    ['', null],
  ])('a ship number %s ends with %s', (text, digit) => {
    expect(shipCheckDigit(text)).toBe(digit);
  });
});

describe('numbers with a shape', () => {
  it.each<[string, (text: string) => boolean, string[], string[]]>([
    ['[5.1] a mobile number', isMobile, ['12345678901', '19987654321'], ['11345678901', '1234567890', '123456789012']],
    [
      'a landline',
      isLandline,
      ['021-12345678', '0755-1234567-123456', '400-123-4567', '8001234567'],
      ['21-12345678', '0755-1234567-1234567', '500-123-4567', ''],
    ],
    [
      'a foreign number',
      isForeignPhone,
      ['+1234567', '+123456789012345'],
      ['+123456', '+1234567890123456', '+0123456789'],
    ],
    [
      'a plate',
      isPlate,
      ['沪A12345', '粤B1234挂', '沪AD12345', '沪A12345F'],
      ['沪O1234', 'AA12345', '沪AL12345', '沪A1234L6'],
    ],
    [
      'an e-mail address',
      isEmail,
      ['a@b.cn', address(32), `${'a'.repeat(64)}@b.cn`],
      [address(33), `${'a'.repeat(65)}@b.cn`, 'a@b', ''],
    ],
    ['a tariff code', isTariffCode, ['2905.11', '29051100', '2905110000'], ['29051', '290511000', '29051100000']],
    [
      'a booking number',
      isBookingNumber,
      ['COSU6412', '12345678901234567890'],
      ['COSUCOSU', 'A1', 'A12345678901234567890'],
    ],
    ['an account', isBankAccount, ['12345678', '1'.repeat(30)], ['1234567', '1'.repeat(31), '1234567A']],
    ['a number of the customs union', isEori, ['DE1', `fr ${'A1'.repeat(7)}2`], ['DE', 'D12', `DE${'1'.repeat(16)}`]],
    ['a postcode', isPostcode, ['200120', ' 200120 '], ['20012', '2001200', '20012A']],
    ['a voyage', isVoyage, ['1W', '012W', '0123456789'], ['1', '01234567890', '012-W', '012w']],
    ['a seal', isSeal, ['ML12', 'A12345678901234'], ['ML1', 'A123456789012345', 'ML-12', 'ml12']],
    ['a bill', isBillNumber, ['COSU6412', '12345678901234567890'], ['COSUCOSU', 'COSU641', 'A12345678901234567890']],
    ['an invoice', isInvoiceNumber, ['12345678', '12345678901234567890', ' 12345678 '], ['1234567', '123456789', '']],
    [
      'an enquiry',
      (text) => ENQUIRY_NUMBER.test(text),
      ['ENQ26100700001', 'TRK26100700001'],
      ['ENQ2610070000', 'ENQ261007000011'],
    ],
    [
      'a template',
      (text) => TEMPLATE_ID.test(text),
      ['TPL0123456789abcdef'],
      ['TPL0123456789abcde', 'TPL0123456789abcdef0', 'TPL0123456789abcdeg'],
    ],
    [
      'the file of an invoice',
      (text) => INVOICE_FILE.test(text),
      ['票.pdf', '票.OFD'],
      ['票pdf', 'pdf', '票.pdf.exe', '票.xpdf'],
    ],
  ])('%s', (_, check, valid, invalid) => {
    expect(valid.filter((text) => check(text) !== true)).toEqual([]);
    expect(invalid.filter((text) => check(text) !== false)).toEqual([]);
    expect(valid.map((text) => `${text}<`).filter(check)).toEqual([]);
  });

  it.each<[string, (text: string) => boolean, string[]]>([
    ['a mobile number', isMobile, ['13800138000']],
    ['a landline', isLandline, ['021-12345678', '400-123-4567']],
    ['a foreign number', isForeignPhone, ['+1234567']],
    ['a plate', isPlate, ['沪A12345', '沪AD12345']],
    ['an e-mail address', isEmail, ['a@b.cn']],
    ['a tariff code', isTariffCode, ['2905110000']],
    ['a booking number', isBookingNumber, ['COSU6412']],
    ['an account', isBankAccount, ['12345678']],
    ['a seal', isSeal, ['ML12']],
    ['an enquiry', (text) => ENQUIRY_NUMBER.test(text), ['ENQ26100700001', 'TRK26100700001']],
    ['a template', (text) => TEMPLATE_ID.test(text), ['TPL0123456789abcdef']],
  ])('no prefix is allowed before %s', (_, check, valid) => {
    expect(valid.map((text) => `<${text}`).filter(check)).toEqual([]);
  });

  it.each([
    ['+86 138-1234-5678', '13812345678'],
    ['0086 13812345678', '13812345678'],
    ['8613812345678', '13812345678'],
    ['86 11812345678', '8611812345678'],
    ['021-12345678', '02112345678'],
  ])('[5.1] %s is taken as %s', (pasted, number) => {
    expect(normaliseMobile(pasted)).toBe(number);
  });

  it.each([
    ['', ''],
    ['1234567', '*******'],
    ['12345678', '123*5678'],
    ['13812348888', '138****8888'],
    ['11010519491231002X', '110***********002X'],
  ])('%s is shown as %s', (number, masked) => {
    expect([maskPhone(number), maskCitizenNumber(number)]).toEqual([masked, masked]);
  });
});
