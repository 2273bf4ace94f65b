import { describe, expect, it, vi } from 'vitest';
import { isAirWaybill } from '#domain/air/waybill.ts';
import { controlNotices } from '#domain/dangerous-goods/control-tags.ts';
import { isGenericName, isVagueName } from '#domain/dangerous-goods/goods-names.ts';
import { isEmsNumber, readUnMark, readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { parseDecimal } from '#domain/decimal.ts';
import { isCasNumber } from '#domain/identity/cas-number.ts';
import { isCitizenNumber } from '#domain/identity/citizen-number.ts';
import { isContainerNumber } from '#domain/identity/container-number.ts';
import { isEnterpriseCode } from '#domain/identity/enterprise-code.ts';
import { isOrganisationCode } from '#domain/identity/organisation-code.ts';
import { isForeignPhone, isLandline, isMobile, normaliseMobile } from '#domain/identity/phone.ts';
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
import { searchLocations } from '#domain/locations/search.ts';
import { formatMoney } from '#domain/money.ts';
import { isOrderNumber } from '#domain/orders/number.ts';
import { readQuantity, WEIGHT_LIMITS } from '#domain/quantity.ts';
import { ports } from '#domain/reference/ports.ts';
import { cleanCode, cleanText, toHalfWidth } from '#domain/text.ts';

vi.setConfig({ testTimeout: 60_000 });

const LENGTH = 50 * 1024;
const MOST_MS = 5;

const READERS: Record<string, (text: string) => unknown> = {
  isMobile,
  isLandline,
  isForeignPhone,
  normaliseMobile,
  isEnterpriseCode,
  isOrganisationCode,
  isCitizenNumber,
  isTaxpayerNumber,
  isContainerNumber,
  isSeal,
  isCasNumber,
  isShipNumber,
  isAirWaybill,
  isPlate,
  isTariffCode,
  isEori,
  isPostcode,
  isEmail,
  isBookingNumber,
  isBankAccount,
  isVoyage,
  readUnNumber,
  readUnMark,
  isEmsNumber,
  isGenericName,
  isVagueName,
  isOrderNumber,
  parseDecimal,
  toHalfWidth,
  cleanText,
  cleanCode,
  controlNotices: (text) => controlNotices([text]),
  readQuantity: (text) => readQuantity(text, WEIGHT_LIMITS),
  formatMoney: (text) => formatMoney(text, '1'),
  searchLocations: (text) => searchLocations(ports, text),
};

const fill = (unit: string, tail = '') =>
  unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH - tail.length) + tail;
const ATTACKS = [
  fill('1'),
  fill('0', 'x'),
  fill('A'),
  fill(' ', 'x'),
  fill('\t'),
  fill('-'),
  fill('1-'),
  fill('1,111', '!'),
  fill('1.'),
  fill('1,'),
  fill('a@'),
  `a@${fill('a.', '!')}`,
  `a@${fill('a-', '.')}`,
  `${fill('a', '@')}b`,
  fill('UN '),
  `UN${fill(' ', '1')}`,
  fill('1A1/'),
  fill('（'),
  fill('１'),
  fill('\u200b'),
  fill('+86'),
  fill('86'),
  fill('N.O.S'),
  fill('N.O.S. '),
  fill('沪A1'),
  fill('B('),
  fill('𠮷'),
  fill('\u0301'),
  fill('\n'),
];

/** Processor time, the best of five: what else runs on the machine is not the reader's doing. */
function fastest(read: (text: string) => unknown, text: string): number {
  return Math.min(
    ...[1, 2, 3, 4, 5].map(() => {
      const start = process.cpuUsage();
      read(text);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    }),
  );
}

describe('texts of 50 KB made to hurt', () => {
  it.each(Object.entries(READERS))(`%s reads each within ${MOST_MS} ms`, (_, read) => {
    const slow = ATTACKS.map((text) => [text.slice(0, 12), fastest(read, text)] as const).filter(
      ([, took]) => took > MOST_MS,
    );
    expect(slow).toEqual([]);
  });
});
