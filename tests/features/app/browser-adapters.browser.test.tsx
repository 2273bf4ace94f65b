import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAddress, replaceAddress, watchLocation } from '#src/browser/address.ts';
import { watchSeconds, whenIdle } from '#src/browser/clock.ts';
import { watchConnection } from '#src/browser/connection.ts';
import { hasToken, readUserName } from '#src/browser/cookies.ts';
import { takeExpiryReload } from '#src/browser/expiry-guard.ts';
import { watchLinks } from '#src/browser/links.ts';
import { goTo } from '#src/browser/new-tab.ts';
import { watchScrolling } from '#src/browser/page-view.ts';
import { readReloadTime, writeReloadTime } from '#src/browser/reload.ts';
import { tellOtherTabs, watchOtherTabs } from '#src/browser/session/other-tabs.ts';
import { signInFailure } from '#src/browser/sign-in-failure.ts';
import { removeCookie, writeCookie } from '#src/browser/write-cookie.ts';
import { writeQuery } from '#src/browser/write-query.ts';

const before = location.href;
const element = document.createElement('div');

beforeEach(() => {
  document.body.append(element);
});

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', before);
  sessionStorage.clear();
  element.replaceChildren();
});

test('[3.5] a query is written over another one, and not over the same fields in another order', () => {
  history.replaceState(null, '', '/railWayIndex?unNo=1294&boxes=40HQ*2');
  const written = vi.spyOn(history, 'replaceState');
  writeQuery('boxes=40HQ*2&unNo=1294');
  expect(written).not.toHaveBeenCalled();
  writeQuery('boxes=40HQ*3&unNo=1294');
  expect(location.search).toBe('?boxes=40HQ*3&unNo=1294');
});

describe('[4.28] the reload guard', () => {
  test('is read as it was written', () => {
    expect(readReloadTime()).toBeNull();
    writeReloadTime(1_700_000_000_000);
    expect(readReloadTime()).toBe(1_700_000_000_000);
  });

  test.each(['', 'soon', '-1', 'Infinity'])('is no time when it says "%s"', (text) => {
    sessionStorage.setItem('chunk-reload-at', text);
    expect(readReloadTime()).toBeNull();
  });

  test('fails aloud where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    expect(() => writeReloadTime(1_000)).toThrow('does not keep');
  });

  test('fails aloud where the store is full or blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeReloadTime(1_000)).toThrow('full');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => readReloadTime()).toThrow('blocked');
  });
});

describe('[4.10] the reload of an expired session', () => {
  test('[9.3k] happens at most once in 60 s', () => {
    const at = 1_700_000_000_000;
    expect([0, 1_000, 59_999, 60_000].map((passed) => takeExpiryReload(at + passed))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('does not happen while the last one lies in the future', () => {
    expect(takeExpiryReload(1_700_000_060_000)).toBe(true);
    expect(takeExpiryReload(1_700_000_000_000)).toBe(false);
  });

  test('does not happen where the browser cannot keep its moment', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    expect(takeExpiryReload(1_700_000_000_000)).toBe(false);
    write.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(takeExpiryReload(1_700_000_000_000)).toBe(false);
  });
});

describe('[4.11] the word of another tab', () => {
  test('that comes before its cookie is looked at again, and not after the watch has ended', async () => {
    const seen: boolean[] = [];
    let resolveMessage = () => {};
    const leave = watchOtherTabs(() => {
      seen.push(hasToken());
      resolveMessage();
    });
    const firstMessage = new Promise<void>((resolve) => {
      resolveMessage = resolve;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    tellOtherTabs(0);
    await firstMessage;
    writeCookie('access_token', 'late', { sameSite: 'Lax' });
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([false, true]);
    leave();
    removeCookie('access_token');
    vi.advanceTimersByTime(2_200);
    expect(seen).toHaveLength(2);
    vi.useRealTimers();
  });
});

describe('[4.26] the address', () => {
  test('is shown at the start and at every change, with its query, once each', () => {
    history.replaceState(null, '', '/');
    const say = vi.fn();
    const stop = watchLocation(say);
    replaceAddress('/news');
    replaceAddress('/news');
    history.pushState(null, '', '/news?page=2');
    history.pushState(null, '', '/news?page=2');
    stop();
    replaceAddress('/later');
    expect(location.search).toBe('?page=2');
    expect(say.mock.calls).toEqual([
      ['/', ''],
      ['/news', ''],
      ['/news', '?page=2'],
    ]);
  });

  test('opens by an address of the site without loading the page', () => {
    history.replaceState(null, '', '/');
    openAddress('/news?page=2#last', (path) => path === '/news');
    expect(location.pathname + location.search + location.hash).toBe('/news?page=2#last');
    openAddress('?page=3', (path) => path === '/news');
    expect(location.pathname + location.search).toBe('/news?page=3');
  });
});

test('[9.5] links that stay in view are shown, links below or above it are not', async () => {
  element.innerHTML = '<a href="/near">near</a><div style="height: 4000px"></div><a href="/far">far</a>';
  const seen = vi.fn();
  const stay = vi.spyOn(window, 'setTimeout');
  const stop = watchLinks(300, { seen, wanted: () => undefined });
  await expect.poll(() => seen.mock.calls).toEqual([['/near']]);
  expect(stay).toHaveBeenCalledWith(expect.any(Function), 300);
  stay.mockRestore();
  element.insertAdjacentHTML('afterbegin', '<p><a href="/added">added</a></p>');
  await expect.poll(() => seen.mock.calls.flat()).toContain('/added');
  expect(seen.mock.calls.flat()).not.toContain('/far');
  stop();
});

test('[9.5] a link behind an open window is noticed once that is closed, one within it at once', async () => {
  element.innerHTML =
    '<a href="/behind">behind</a><div role="dialog" aria-modal="true"><a href="/within">within</a></div>';
  const seen = vi.fn();
  const waits = vi.spyOn(window, 'setTimeout');
  const stop = watchLinks(51, { seen, wanted: () => undefined });
  // The link behind is waited for again and again.
  await expect.poll(() => waits.mock.calls.filter(([, ms]) => ms === 51).length).toBeGreaterThanOrEqual(5);
  expect(seen.mock.calls).toEqual([['/within']]);
  element.querySelector('[role=dialog]')?.remove();
  await expect.poll(() => seen.mock.calls).toEqual([['/within'], ['/behind']]);
  stop();
});

test('[9.5] a link that the pointer, the focus or a finger comes to is wanted at once', () => {
  element.innerHTML = '<a href="/one"><b>one</b></a><a href="/two">two</a><a href="https://example.com/">out</a>';
  const [seen, wanted] = [vi.fn(), vi.fn()];
  const stop = watchLinks(60_000, { seen, wanted });
  const [one, two, out] = element.querySelectorAll('a');
  one!.querySelector('b')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  two!.dispatchEvent(new Event('touchstart', { bubbles: true }));
  two!.focus();
  out!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(wanted.mock.calls).toEqual([['/one'], ['/two'], ['/two']]);
  stop();
  one!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(wanted).toHaveBeenCalledTimes(3);
  expect(seen).not.toHaveBeenCalled();
});

describe('[9.5] the connection', () => {
  const stand = (connection: object | undefined, onLine = true) => {
    const target = connection && Object.assign(new EventTarget(), connection);
    vi.spyOn(navigator as { connection?: unknown }, 'connection', 'get').mockReturnValue(target);
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const say = vi.fn();
    const stop = watchConnection(say);
    return { target, line, say, stop };
  };

  test.each([
    ['a fast one', { saveData: false, effectiveType: '4g' }, true, false],
    ['one nothing is known of', undefined, true, false],
    ['one that asks to save data', { saveData: true, effectiveType: '4g' }, true, true],
    ['2g', { saveData: false, effectiveType: '2g' }, true, true],
    ['slower than 2g', { saveData: false, effectiveType: 'slow-2g' }, true, true],
    ['none at all', undefined, false, true],
  ])('%s', (_, connection, onLine, savesData) => {
    const { say, stop } = stand(connection, onLine);
    expect(say.mock.calls).toEqual([[savesData]]);
    stop();
  });

  test('is shown again when it changes, and no more after the end', () => {
    const { target, line, say, stop } = stand({ saveData: false, effectiveType: '4g' });
    Object.assign(target ?? {}, { effectiveType: '2g' });
    target?.dispatchEvent(new Event('change'));
    Object.assign(target ?? {}, { effectiveType: '4g' });
    line.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    line.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(say.mock.calls.flat()).toEqual([false, true, true, false]);
    stop();
    window.dispatchEvent(new Event('offline'));
    target?.dispatchEvent(new Event('change'));
    expect(say).toHaveBeenCalledTimes(4);
  });
});

test('[9.3j] an idle moment comes within 2 s', async () => {
  const ask = vi.spyOn(window, 'requestIdleCallback');
  await whenIdle(2_000);
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 2_000 });
  ask.mockRestore();
});

describe('[4.12] the seconds', () => {
  test.each([
    ['of a deadline pass when it is whole seconds away, wherever the watch began', 45_300, [0, 300, 1_300, 2_300]],
    ['without one pass from the beginning on', undefined, [0, 1_000, 2_000]],
  ])('%s', (_, deadline, expectedText) => {
    vi.useFakeTimers({ now: 0 });
    const say = vi.fn<(now: number) => void>();
    const stop = watchSeconds(Date.now, say, deadline);
    vi.advanceTimersByTime(2_300);
    stop();
    vi.advanceTimersByTime(2_000);
    expect(say.mock.calls.flat()).toEqual(expectedText);
    vi.useRealTimers();
  });
});

test('[2.16] scrolling is shown with its place', async () => {
  element.innerHTML = '<div style="height: 4000px"></div>';
  const say = vi.fn();
  const stop = watchScrolling(say);
  window.scrollTo(0, 500);
  await expect.poll(() => say.mock.lastCall).toEqual([500]);
  stop();
});

test('[2.6] the token cookie is seen only when it holds something', () => {
  expect(hasToken()).toBe(false);
  writeCookie('not_access_token', 'x', { sameSite: 'Lax' });
  writeCookie('access_token', '', { sameSite: 'Lax' });
  expect(hasToken()).toBe(false);
  writeCookie('access_token', 'abc', { sameSite: 'Lax' });
  expect(hasToken()).toBe(true);
  removeCookie('access_token');
  removeCookie('not_access_token');
});

test.each([
  ['{"name":"王珂","mcpCode":"M1"}', '王珂'],
  ['{"name":7}', null],
  ['null', null],
  ['{"name', null],
])('[3.9] the cookie %s calls a person %s', (text, name) => {
  expect(readUserName()).toBeNull();
  writeCookie('user_info', text, { sameSite: 'Lax' });
  expect(readUserName()).toBe(name);
  removeCookie('user_info');
});

describe('[4.5b] what stands in the way of signing in', () => {
  test('nothing, and the probe leaves no cookie', () => {
    const before = document.cookie;
    expect(signInFailure()).toBeNull();
    expect(document.cookie).toBe(before);
  });

  test('cookies that are not kept, whatever the browser says of them', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    expect(navigator.cookieEnabled).toBe(true);
    expect(signInFailure()).toBe('cookiesBlocked');
  });
});

test.each([
  ['/user-center/?token=t', 'assign', 'https://www.example.com/user-center/?token=t'],
  ['https://www.example.com/', 'assign', 'https://www.example.com/'],
  ['https://centre.example.com/?token=t', 'replace', 'https://centre.example.com/?token=t'],
  ['https://evil.example/?token=t', 'assign', 'https://www.example.com/'],
  ['https://centre.example.com.evil.example/', 'assign', 'https://www.example.com/'],
  ['https://user@centre.example.com/', 'assign', 'https://www.example.com/'],
  ['http://centre.example.com/', 'assign', 'https://www.example.com/'],
  ['//evil.example/', 'assign', 'https://www.example.com/'],
  ['/\\evil.example/', 'assign', 'https://www.example.com/'],
  ['javascript:alert(1)', 'assign', 'https://www.example.com/'],
] as const)('[8.7] %s: the location is %sd', (address, way, href) => {
  const fakeLocation = {
    origin: 'https://www.example.com',
    assign: vi.fn(),
    replace: vi.fn(),
  };
  goTo(address, ['https://centre.example.com/rooms/'], fakeLocation);
  expect({ assign: fakeLocation.assign.mock.calls, replace: fakeLocation.replace.mock.calls }).toEqual({
    assign: [],
    replace: [],
    [way]: [[href]],
  });
});
