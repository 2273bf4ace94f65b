import { expect, test } from 'vitest';
import { auditKinds } from '#domain/company/audit-kinds.ts';
import { BEFORE, companyFields } from '#domain/company/facts.ts';
import { LOGO_BYTES_AT_MOST, LOGO_EXTENSIONS, logoPictures, logoSizes } from '#domain/company/logo.ts';
import { openingFacts, openingSteps } from '#domain/company/opening.ts';
import { conclusionStates, contractKinds, contractMethods, contractStates } from '#domain/contracts/contract.ts';
import {
  DOMESTIC_FIELDS,
  domesticTerms,
  hasDelivery,
  hasPickup,
  readDomesticDoors,
  termOf,
} from '#domain/domestic/terms.ts';

test.each([
  ['what the acts of the operator console are about', auditKinds],
  ['what a company says of itself', [...companyFields, BEFORE]],
  ['the pictures of a mark', logoPictures],
  ['the kinds of a contract', contractKinds],
  ['how a contract is concluded', contractMethods],
  ['how one act of concluding stands', conclusionStates],
  ['how the contract of an order stands', contractStates],
])('[10.1] %s has distinct names', (_, names: readonly string[]) => {
  for (const name of names) expect(name).toMatch(/^[a-z][a-zA-Z0-9-]+$/);
  expect(new Set(names).size).toBe(names.length);
});

test('[10.1] company facts include the licences', () => {
  expect(companyFields.slice(10, 13)).toEqual(['chemicalsLicence', 'nvoccFiling', 'roadTransportLicence']);
});

test('[10.1] each thing that the operator changes is written down by its kind', () => {
  expect(auditKinds).toEqual([
    ...['order', 'enquiry', 'verification', 'lead', 'invoice', 'rates', 'schedules', 'restriction', 'code'],
    ...['company', 'news', 'carousel', 'campaign', 'help', 'warehouse', 'supplier', 'post', 'notice', 'operator'],
  ]);
});

test('[10.1] before a company trades it has operators, a name, codes, prices, a timetable and news', () => {
  expect(openingSteps).toEqual(['operator', 'company', 'codes', 'rates', 'schedules', 'news']);
  expect(openingFacts).toEqual(['company', 'brandName', 'serviceHotline', 'icpFiling']);
});

test('[10.1] each picture of a mark but the shared one is as wide as it is called', () => {
  expect(logoSizes).toEqual({ mark: 96, 'icon-32': 32, 'icon-180': 180, 'icon-192': 192, 'icon-512': 512 });
  expect(logoPictures).toEqual([...Object.keys(logoSizes), 'share']);
  expect(LOGO_BYTES_AT_MOST).toBe(2_097_152);
  expect(LOGO_EXTENSIONS).toEqual(['png', 'webp', 'jpg', 'jpeg']);
});

test('[3.8] terms define pick-up and delivery, and a query has cities as six-digit codes', () => {
  expect(domesticTerms.map((term) => [term, hasPickup(term), hasDelivery(term)])).toEqual([
    ['CY_CY', false, false],
    ['DOOR_CY', true, false],
    ['CY_DOOR', false, true],
    ['DOOR_DOOR', true, true],
  ]);
  for (const term of domesticTerms) expect(termOf({ pickup: hasPickup(term), delivery: hasDelivery(term) })).toBe(term);
  expect(readDomesticDoors('pickup=310000&delivery=440100')).toEqual({ pickup: '310000', delivery: '440100' });
  for (const wrong of ['31000', '3100000', 'x310000', '310000x', ''])
    expect(readDomesticDoors(`pickup=${wrong}&delivery=${wrong}`), wrong).toEqual({ pickup: '', delivery: '' });
  expect(DOMESTIC_FIELDS).toEqual(['pickup', 'delivery']);
  expect(readDomesticDoors('')).toEqual({ pickup: '', delivery: '' });
});
