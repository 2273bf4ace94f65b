import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafeAddress, safeAddress } from '#domain/safe-address.ts';

const origin = 'https://www.example.cn';
const home = `${origin}/`;
const allowed = [
  'https://news.example.cn/detail',
  'https://partner.example.cn:8443',
  'http://localhost:3000',
  'http://lan.example.cn',
];
const rule = { origin, allowed };

const hostile = [
  '//evil.com',
  '///evil.com',
  '////evil.com',
  '/\\evil.com',
  '\\/evil.com',
  '\\\\evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '/\r\n/evil.com',
  '\t//evil.com',
  ' //evil.com',
  '\u0000//evil.com',
  'https:evil.com@evil.com',
  'https:/evil.com',
  'https:///evil.com',
  'HTTPS://EVIL.COM',
  'http://evil.com',
  'https://evil.com',
  'https://evil.com#www.example.cn',
  'https://evil.com?www.example.cn',
  'https://evil.com/www.example.cn',
  'https://www.example.cn.evil.com',
  'https://evilwww.example.cn',
  'https://evil-news.example.cn',
  'https://a.news.example.cn',
  'https://www.example.cn@evil.com',
  'https://www.example.cn:pass@evil.com',
  'https://user@news.example.cn',
  'https://user:pass@www.example.cn/',
  'https://www.example.cn%2eevil.com',
  'https://www.example.cn\u3002evil.com',
  'https://www.example.cn\\@evil.com',
  'https://news.example.cn:444',
  'https://partner.example.cn',
  'http://news.example.cn',
  'http://lan.example.cn',
  'http://localhost:3001',
  'https://localhost:3000',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'javascript://www.example.cn/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://www.example.cn/00000000-0000-0000-0000-000000000000',
  'filesystem:https://www.example.cn/x',
  'ftp://www.example.cn/',
  'file:///etc/passwd',
  'wss://www.example.cn/',
  'about:blank',
  'https://',
  'https://[::1',
  `/${'a'.repeat(3_000)}`,
];

const own = new Set([origin, 'https://news.example.cn', 'https://partner.example.cn:8443', 'http://localhost:3000']);

describe('[8.7] an address the browser may be sent to', () => {
  test.each(hostile)('%j stays on the site', (target) => {
    expect(new URL(safeAddress(target, rule)).origin).toBe(origin);
  });

  test.each([
    ['/orders/1?a=b#c', `${origin}/orders/1?a=b#c`],
    ['orders', `${origin}/orders`],
    ['', home],
    ['https://www.example.cn/help', `${origin}/help`],
    ['https://news.example.cn/other', 'https://news.example.cn/other'],
    ['https://NEWS.example.cn:443/x', 'https://news.example.cn/x'],
    ['https://partner.example.cn:8443/', 'https://partner.example.cn:8443/'],
    ['http://localhost:3000/x', 'http://localhost:3000/x'],
    ['//news.example.cn/x', 'https://news.example.cn/x'],
  ])('%j → %s', (target, address) => {
    expect(safeAddress(target, rule)).toBe(address);
    expect(isSafeAddress(target, rule)).toBe(true);
  });

  test.each([undefined, null, 7, {}, ['/x']])('%j is no address', (target) => {
    expect(safeAddress(target, rule)).toBe(home);
  });

  test('2,048 letters are an address, and one more is none', () => {
    const [longest, longer] = [2_048, 2_049].map((length) => `/${'a'.repeat(length - 1)}`);
    expect([safeAddress(longest, rule), safeAddress(longer, rule)]).toEqual([`${origin}${longest}`, home]);
  });

  test.each(['localhost', '127.0.0.1', '[::1]'])('%s is this computer, and reached over plain http', (name) => {
    const address = `http://${name}:3000/x`;
    expect(safeAddress(address, { origin, allowed: [address] })).toBe(address);
  });

  test('home is the beginning of a site, wherever its address leads', () => {
    const deep = { origin: `${origin}/deep/page`, allowed: [] };
    expect([safeAddress('https://evil.com', deep), isSafeAddress('/', deep)]).toEqual([home, true]);
    expect(isSafeAddress('https://evil.com', deep)).toBe(false);
  });

  test('what falls back to home is not safe as it stands', () => {
    expect(isSafeAddress('https://evil.com', rule)).toBe(false);
    expect(isSafeAddress('javascript:alert(1)', rule)).toBe(false);
    expect(isSafeAddress('/', rule)).toBe(true);
  });

  test('a site over plain http on a name of its own still reaches its own pages, and home when its origin is nonsense', () => {
    expect(safeAddress('/orders', { origin: 'http://10.0.0.5:8080', allowed: [] })).toBe('http://10.0.0.5:8080/orders');
    expect(safeAddress('/orders', { origin: 'nonsense', allowed: [] })).toBe('/');
  });

  test('a nonsense entry in the allow-list allows nothing', () => {
    expect(safeAddress('https://evil.com', { origin, allowed: ['', '*', 'https://', 'null', '//'] })).toBe(home);
    expect(safeAddress('data:text/html,x', { origin, allowed: ['data:text/html,y'] })).toBe(home);
  });

  test('10,000 generated addresses end at an allowed origin, without credentials', { timeout: 30_000 }, () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '\\',
        '//',
        ':',
        '@',
        '.',
        '?',
        '#',
        '%2f',
        '%00',
        '\t',
        '\n',
        '\0',
        ' ',
        '\u3002',
        '\uff0f',
        'evil.com',
      ],
      ...[
        'https:',
        'http:',
        'javascript:',
        'data:',
        'blob:',
        'www.example.cn',
        'news.example.cn',
        'localhost:3000',
        'a',
      ],
    );
    const target = fc.oneof(
      fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.tuple(fc.constantFrom(...hostile), fc.string({ maxLength: 8 })).map(([start, end]) => start + end),
      fc.string({ unit: 'binary', maxLength: 60 }),
    );
    fc.assert(
      fc.property(target, (address) => {
        const final = new URL(safeAddress(address, rule));
        return own.has(final.origin) && final.username + final.password === '';
      }),
      { numRuns: 10_000 },
    );
  });
});
