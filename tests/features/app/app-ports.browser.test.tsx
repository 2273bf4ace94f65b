import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import { constantsByType } from '#contract/calls/basic.ts';
import { AppView } from '#src/app/AppView.tsx';
import { rowOf } from '#src/app/pages.ts';
import { showPendingToasts } from '#src/app/reload-toasts.ts';
import { watchUnhandledErrors } from '#src/app/reports.ts';
import { servicesOf } from '#src/app/services.ts';
import { showToast } from '#src/app/toasts.ts';
import { wireApp } from '#src/app/wiring.ts';
import { openConstants } from '#src/app/wiring-limits.ts';
import { wait } from '#src/browser/clock.ts';
import { readToken } from '#src/browser/cookies.ts';
import { openFile, saveFile } from '#src/browser/files.ts';
import { leaveToast } from '#src/browser/session/session-keeper.ts';
import { removeCookie, writeCookie } from '#src/browser/write-cookie.ts';
import { pageLoaded } from '#src/lazy/preload.ts';
import { plainFrame } from '../../kit/plain-frame.ts';
import '#src/ui/styles.css';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

test('[2.14d][4.10] what was left before a reload is shown once after it', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  const app = createActor(wireApp(rowOf), { input: { ticket: null } }).start();
  const root = createRoot(element);
  root.render(<AppView actor={app} onReload={() => undefined} frame={plainFrame} />);
  const requests: string[] = [];
  const say: Parameters<typeof showPendingToasts>[0] = (tone, text) => {
    requests.push(text);
    showToast(app.getSnapshot().children.toasts, { tone, text });
  };
  leaveToast('signedOut');
  showPendingToasts(say);
  await expect.element(page.getByRole('status').getByText('退出成功')).toBeVisible();
  showPendingToasts(say);
  leaveToast('expired');
  showPendingToasts(say);
  await expect.element(page.getByText('登录已过期，请重新登录')).toBeVisible();
  expect(requests).toEqual(['退出成功', '登录已过期，请重新登录']);
  root.unmount();
  app.stop();
  element.remove();
});

test('[9.2] constants come through the client once and then from the browser', async () => {
  const row = { constType: 'CURRENCY', constValue: '1', constName: '人民币', code: 'CNY', name: '人民币', sort: 1 };
  const answer = JSON.stringify({ code: '00000000', message: '成功', data: [row] });
  const open = vi.spyOn(XMLHttpRequest.prototype, 'open');
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperties(this, {
      readyState: { value: 4 },
      status: { value: 200 },
      responseURL: { value: location.origin },
      responseText: { value: answer },
      response: { value: answer },
    });
    this.onloadend?.(new ProgressEvent('loadend'));
  });
  const actor = vi.fn();
  expect(await openConstants(servicesOf({ get: actor }))('CURRENCY')).toEqual([row]);
  expect(await openConstants(servicesOf({ get: actor }))('CURRENCY')).toEqual([row]);
  const asked = open.mock.calls.map(([, address]) => new URL(address, location.origin).pathname);
  expect(asked.filter((path) => path === constantsByType.path)).toHaveLength(1);
  expect(actor).not.toHaveBeenCalled();
});

describe('adapters', () => {
  test('[4.9] the token is read from its cookie', () => {
    expect(readToken()).toBeNull();
    writeCookie('access_token', 'a+b', { sameSite: 'Lax' });
    expect(readToken()).toBe('a+b');
    removeCookie('access_token');
  });

  test('a wait ends in time, or at once when no one waits any more', async () => {
    await wait(1, undefined);
    const stopped = new AbortController();
    const waiting = wait(60_000, stopped.signal);
    stopped.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    await expect(wait(1, stopped.signal)).rejects.toThrow('left');
  });

  test('[8.5] a file is saved under its name, a preview opens, and is saved where tabs are blocked', () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const open = vi.spyOn(window, 'open').mockReturnValue(window);
    saveFile(new Blob(['x']), '订单.xlsx');
    openFile(new Blob(['x'], { type: 'application/pdf' }), '提单.pdf');
    expect(names).toEqual(['订单.xlsx']);
    expect(open.mock.calls[0]?.[0]).toMatch(/^blob:/);
    open.mockReturnValue(null);
    openFile(new Blob(['x'], { type: 'application/pdf' }), '提单.pdf');
    expect(names).toEqual(['订单.xlsx', '提单.pdf']);
  });

  test('what no one caught is reported until no one listens', async () => {
    const tell = vi.fn();
    const eventTarget = new EventTarget();
    const stop = watchUnhandledErrors(tell, eventTarget);
    const rejected = new Error('rejected');
    const rejection = new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: rejected });
    eventTarget.dispatchEvent(rejection);
    eventTarget.dispatchEvent(new ErrorEvent('error', { error: rejected }));
    stop();
    eventTarget.dispatchEvent(rejection);
    expect(tell.mock.calls).toEqual([[rejected], [rejected]]);
  });

  test('a page that has loaded is not waited for', async () => {
    await pageLoaded();
    expect(document.readyState).toBe('complete');
  });
});
