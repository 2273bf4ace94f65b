import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isAirWaybill } from '#domain/air/waybill.ts';
import { isCasNumber } from '#domain/identity/cas-number.ts';
import { isCitizenNumber, maskCitizenNumber } from '#domain/identity/citizen-number.ts';
import { isContainerNumber } from '#domain/identity/container-number.ts';
import { isEnterpriseCode } from '#domain/identity/enterprise-code.ts';
import { isOrganisationCode } from '#domain/identity/organisation-code.ts';
import { isPlate } from '#domain/identity/plate.ts';
import { isSeal } from '#domain/identity/seal.ts';
import { isShipNumber } from '#domain/identity/ship-number.ts';
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

vi.setConfig({ testTimeout: 60_000 });

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const passing = (candidates: readonly string[], check: (text: string) => boolean) => candidates.filter(check);
const withLast = (head: string, alphabet: string) => [...alphabet].map((last) => head + last);
const TEN = '0123456789';

/** Every text that differs from the number in one digit. */
const oneDigitChanged = (number: string) =>
  [...number].flatMap((character, at) =>
    TEN.includes(character)
      ? [...TEN]
          .filter((digit) => digit !== character)
          .map((digit) => number.slice(0, at) + digit + number.slice(at + 1))
      : [],
  );

const swapped = (number: string) =>
  [...number].flatMap((character, at) => {
    const next = number[at + 1];
    return next === undefined || next === character
      ? []
      : [number.slice(0, at) + next + character + number.slice(at + 2)];
  });

describe('check characters', () => {
  it('one check digit fits each citizen number, and it catches every wrong digit and every swap', () => {
    const head = fc.tuple(
      digits(5),
      fc.integer({ min: 1900, max: 2025 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      digits(3),
    );
    fc.assert(
      fc.property(head, ([region, year, month, day, order]) => {
        const start = `1${region}${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}${order}`;
        const [number, ...others] = passing(withLast(start, `${TEN}X`), isCitizenNumber);
        expect(others).toEqual([]);
        expect(passing([...oneDigitChanged(number!), ...swapped(number!)], isCitizenNumber)).toEqual([]);
      }),
      { numRuns: 500 },
    );
    expect(isCitizenNumber('11010519490230002X')).toBe(false);
    expect(isCitizenNumber('１１０１０５１９４９１２３１００２ｘ')).toBe(true);
    expect(maskCitizenNumber('11010519491231002X')).toBe('110***********002X');
  });

  it('a citizen number is of a day that the calendar has', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    for (const year of [1900, 2000, 2023, 2024]) {
      const months = [
        31,
        (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28,
        31,
        30,
        31,
        30,
        31,
        31,
        30,
        31,
        30,
        31,
      ];
      const found = Array.from(
        { length: 14 },
        (_, month) =>
          Array.from({ length: 33 }, (__, day) => day).filter(
            (day) =>
              passing(withLast(`110105${year}${two(month)}${two(day)}123`, `${TEN}X`), isCitizenNumber).length > 0,
          ).length,
      );
      expect(found).toEqual([0, ...months, 0]);
    }
  });

  it('an organisation code has one check character and catches every wrong digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{8}$/), (head) => {
        const valid = passing(withLast(head, `${TEN}X`), isOrganisationCode);
        expect(valid).toHaveLength(1);
        expect(passing(oneDigitChanged(valid[0]!), isOrganisationCode)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('an enterprise code catches every changed character and every swap', () => {
    const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
    const organisations = fc.stringMatching(/^[0-9A-HJ-NPQRTUWXY]{8}$/);
    fc.assert(
      fc.property(digits(6), organisations, (region, organisation) => {
        const [full] = passing(withLast(organisation, `${TEN}X`), isOrganisationCode);
        const [code, ...others] = passing(withLast(`91${region}${full}`, alphabet), isEnterpriseCode);
        expect(others).toEqual([]);
        expect(passing([...oneDigitChanged(code!), ...swapped(code!)], isEnterpriseCode)).toEqual([]);
      }),
      { numRuns: 300 },
    );
    const wrongOrganisation = passing(withLast('91350100M000100Y5', alphabet), isEnterpriseCode);
    expect(wrongOrganisation).toEqual([]);
    expect(
      passing(
        ['91350100I000100Y43', '9135010OM000100Y43', '91350100M000100Y4', '', '91350100M000100Y433'],
        isEnterpriseCode,
      ),
    ).toEqual([]);
  });

  it('a container number agrees with the value list of the standard and catches every wrong digit but 0 for 10', () => {
    const values =
      'A10 B12 C13 D14 E15 F16 G17 H18 I19 J20 K21 L23 M24 N25 O26 P27 Q28 R29 S30 T31 U32 V34 W35 X36 Y37 Z38'
        .split(' ')
        .map((pair) => [pair[0]!, Number(pair.slice(1))] as const);
    const standardValues = new Map([...values, ...[...TEN].map((digit) => [digit, Number(digit)] as const)]);
    const heads = fc.tuple(fc.stringMatching(/^[A-Z]{3}$/), fc.constantFrom('U', 'J', 'Z'), digits(6));
    fc.assert(
      fc.property(heads, (parts) => {
        const head = parts.join('');
        const total = [...head].reduce((sum, character, at) => sum + standardValues.get(character)! * 2 ** at, 0);
        const [number, ...others] = passing(withLast(head, TEN), isContainerNumber);
        expect(number).toBe(`${head}${(total % 11) % 10}`);
        expect(others).toEqual([]);
        const missed = passing(oneDigitChanged(number!), isContainerNumber);
        if (total % 11 !== 0 && total % 11 !== 10) expect(missed).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
    expect(passing(['CSQX3054383', 'CSQU305438', 'CSQU30543833', 'csq-u3054383x', ''], isContainerNumber)).toEqual([]);
    expect(isContainerNumber(' csqu 305438-3 ')).toBe(true);
  });

  it('a CAS number catches swaps of neighbours and wrong digits at odd places', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{1,6}$/), digits(2), (head, middle) => {
        const [number, ...others] = passing(withLast(`${head}-${middle}-`, TEN), isCasNumber);
        expect(others).toEqual([]);
        const body = (head + middle).split('').reverse();
        const expected = body.reduce((total, digit, at) => total + Number(digit) * (at + 1), 0) % 10;
        expect(number).toBe(`${head}-${middle}-${expected}`);
        for (const changed of oneDigitChanged(number!)) {
          const at = [...changed].findIndex((character, index) => character !== number![index]);
          const index = number!.slice(at).replaceAll('-', '').length - 1;
          if ([0, 1, 3, 7, 9].includes(index)) expect(isCasNumber(changed)).toBe(false);
        }
        const neighbours = swapped(head).map((other) => `${other}-${middle}-${expected}`);
        expect(passing(neighbours, isCasNumber)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
    expect(passing(['67-64-2', '67641', '6-64-1', '12345678-90-1', ''], isCasNumber)).toEqual([]);
  });

  it('a ship number and an air waybill have one check digit each', () => {
    fc.assert(
      fc.property(digits(6), digits(7), (ship, serial) => {
        expect(passing(withLast(ship, TEN), isShipNumber)).toHaveLength(1);
        expect(passing(withLast(`999-${serial}`, TEN), isAirWaybill)).toEqual([`999-${serial}${Number(serial) % 7}`]);
      }),
      { numRuns: 1_000 },
    );
    expect(isShipNumber('IMO 9074729')).toBe(true);
    expect(passing(['9074728', '907472', 'IMO'], isShipNumber)).toEqual([]);
    expect(isAirWaybill('99912345675')).toBe(true);
    expect(passing(['999-12345676', '99-12345675', '999 1234567'], isAirWaybill)).toEqual([]);
  });

  it('a taxpayer number of 18 characters passes one of two checks, the older lengths none', () => {
    const valid = [
      '91350100M000100Y43',
      '11010519491231002X',
      '123456789012345',
      '12345678901234567',
      '11010519491231002X01',
    ];
    expect(passing(valid, isTaxpayerNumber)).toEqual(valid);
    const invalid = [
      '91350100M000100Y44',
      '110105194912310021',
      '12345678901234',
      '1234567890123456',
      '1234567890123456789',
      '',
    ];
    expect(passing(invalid, isTaxpayerNumber)).toEqual([]);
  });
});

describe('shapes', () => {
  it.each([
    [
      isPlate,
      ['沪A12345', '粤B·D12345', '京A12345D', '沪A1234挂', '沪ADF1234', '沪AF12345'],
      ['沪I1234', 'AA12345', '沪A1234', '沪AI1234', '沪A1234I', '沪AL12345', ''],
    ],
    [isSeal, ['ABC123', '1234', 'A'.repeat(15)], ['AB 123', 'abc123', '123', 'A'.repeat(16), '']],
    [
      isTariffCode,
      ['290511', '2905.11', '29051100', '2905110000'],
      ['29051', '2905110', '290511000', '29051100000', ''],
    ],
    [isEori, ['DE123456789012345', 'FR1', 'nl 123'], ['D1234', 'DE1234567890123456', 'DE', '']],
    [isPostcode, ['200000', ' ２０００００ '], ['20000', '2000000', '20000a', '']],
    [
      isEmail,
      ['a@b.cn', 'first.last+tag@mail.example.com'],
      ['a@b', '@b.cn', 'a b@c.cn', 'a@-b.cn', 'a@b..cn', `${'a'.repeat(95)}@b.cnn`, 'a@b.cn,c@d.cn', ''],
    ],
    [isBookingNumber, ['COSU6412345678', '12345678'], ['ABCDEFGH', '1234567', 'cosu1234567', 'A'.repeat(21), '']],
    [isBankAccount, ['6222 0212 3456 7890 123', '12345678'], ['1234567', '1'.repeat(31), '1234567a']],
    [isVoyage, ['045W', '0AA1BE'], ['0', '045w', '12345678901', '']],
  ])('%o takes %j and refuses %j', (check, valid, invalid) => {
    expect(passing(valid, check)).toEqual(valid);
    expect(passing(invalid, check)).toEqual([]);
  });
});
