import { describe, expect, test } from 'vitest';
import { logoIdOf, logoPath } from '#domain/company/logo.ts';
import { keptNames } from '#domain/kept-names.ts';
import { isPhoneBrowser } from '#domain/phone-browser.ts';
import { addressOf, readFields, readFieldsNamed, SHARE_ID, withFieldsOf } from '#domain/query-text.ts';
import { linkInAddress } from '#domain/share-link.ts';

describe('the fields of an address', () => {
  test.each([
    [
      '?a=1&b=2',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ['a=first&a=second', [['a', 'first']]],
    ['a=x=y', [['a', 'x=y']]],
    ['=x', [['', 'x']]],
    ['a', [['a', '']]],
    ['a=%E7%94%B2+%E9%86%87', [['a', '甲 醇']]],
    [
      'a=%E7%94&b=2',
      [
        ['a', ''],
        ['b', '2'],
      ],
    ],
    ['', [['', '']]],
  ])('[2.4] of %j', (query, fields) => {
    expect([...readFields(query)]).toEqual(fields);
  });

  test('[2.4] no more than 60 are read, and no more than 4,000 characters', () => {
    const many = Array.from({ length: 61 }, (_, at) => `f${at}=${at}`).join('&');
    expect([...readFields(many).keys()]).toEqual(Array.from({ length: 60 }, (_, at) => `f${at}`));
    expect(readFields(`a=${'x'.repeat(4_500)}`).get('a')).toHaveLength(3_998);
  });

  test('[2.4] of one name all are read, in their order', () => {
    expect(readFieldsNamed('a=1&b=2&a=3', 'a')).toEqual(['1', '3']);
    expect(readFieldsNamed('a=1', 'b')).toEqual([]);
  });

  test('[2.4] an address is written without what is empty, and without a mark where no message is shown', () => {
    expect(addressOf('/lcl', { a: '甲 醇', b: '', c: '2' })).toBe('/lcl?a=%E7%94%B2%20%E9%86%87&c=2');
    expect(addressOf('/lcl', { b: '' })).toBe('/lcl');
  });

  test('[2.4] fields of another query are put behind, each as often as it stands there', () => {
    expect(withFieldsOf('a=1', ['b', 'c'], 'b=%E7%94%B2&a=9&c=&b=3')).toBe('a=1&b=%E7%94%B2&c=&b=3');
    expect(withFieldsOf('', ['b'], 'b=3')).toBe('b=3');
    expect(withFieldsOf('a=1', ['b'], 'c=3')).toBe('a=1');
  });
});

describe('a shared link', () => {
  const shortest = 'Ab0_-'.padEnd(22, 'x');
  const longest = 'x'.repeat(64);

  test('[10.11] is named by 22 to 64 letters, digits, lines and dashes', () => {
    expect([shortest, longest].map((id) => SHARE_ID.test(id))).toEqual([true, true]);
    for (const id of [shortest.slice(1), `${longest}x`, `${shortest}.`, ` ${shortest}`, '甲'.repeat(22)])
      expect(SHARE_ID.test(id), id).toBe(false);
  });

  test('[10.11] an address has one, has none, or has something that is no link and leads nowhere', () => {
    expect(linkInAddress(`?a=1&share=${shortest}`)).toBe(shortest);
    expect(linkInAddress('?a=1')).toBeNull();
    expect(linkInAddress('share=abc')).toBe('');
    expect(linkInAddress('share=')).toBe('');
  });
});

test('[2.1] what is drawn for a stranger leaves out what the browser kept: drafts, and the lanes of a list without a search', () => {
  expect(keptNames('/shippingFcl', '', null)).toEqual(['enquiry-draft:', 'recent-ports']);
  expect(keptNames('/shippingFcl', 'orgPortCode=CNSHA', null)).toEqual(['enquiry-draft:']);
  expect(keptNames('/lcl', '', null)).toEqual(['enquiry-draft:']);
  expect(keptNames('/railWay/addOrder', '', 'rail')).toEqual(['enquiry-draft:', 'booking-draft:rail:']);
});

test('[10.2] the picture of a mark has an address of its own, which names the mark', () => {
  expect(logoPath('k3', 'icon-192')).toBe('/company-logo/k3/icon-192.png');
  expect(logoIdOf('/company-logo/k3/icon-192.png')).toBe('k3');
  expect(logoIdOf('logo.png')).toBe('');
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', true],
  ['Mozilla/5.0 (iPod touch)', true],
  ['mozilla/5.0 (BLACKBERRY; U)', true],
  ['Mozilla/5.0 (Web0S; Linux/SmartTV)', false],
  ['Mozilla/5.0 (webOS/2.1.0; U; en-US)', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', false],
])('[2.17] %s is of a phone: %s', (userAgent, isPhone) => {
  expect(isPhoneBrowser(userAgent)).toBe(isPhone);
});
