import { describe, expect, test, vi } from 'vitest';
import { CallFailure } from '#domain/failure.ts';
import { browserPorts } from '#src/app/api-ports.ts';
import { createReporter } from '#src/app/reports.ts';
import { once } from '#src/app/waiting.ts';

describe('the client’s ports in the browser', () => {
  const outlets = () => ({ showToast: vi.fn(), expire: vi.fn() });

  test('[8.1] a refusal is shown as a toast', () => {
    const services = outlets();
    browserPorts(services).notify({ kind: 'toast', message: '舱位不足' });
    expect(services.showToast.mock.calls).toEqual([[{ tone: 'danger', text: '舱位不足' }]]);
  });

  test('[8.3] a failure of the server is shown under the title 错误', () => {
    const services = outlets();
    browserPorts(services).notify({ kind: 'notification', message: '抱歉，服务器繁忙！' });
    expect(services.showToast.mock.calls).toEqual([[{ tone: 'danger', title: '错误', text: '抱歉，服务器繁忙！' }]]);
  });

  test('[8.2] an expired session is sent to whoever keeps the session', () => {
    const services = outlets();
    browserPorts(services).expire();
    expect(services.expire).toHaveBeenCalledTimes(1);
    expect(services.showToast).not.toHaveBeenCalled();
  });
});

test('what failed to come is asked for again, what came is kept', async () => {
  const make = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('lost'));
  const get = once(make);
  await expect(get()).rejects.toThrow('lost');
  expect(await Promise.all([get(), get(), get()])).toEqual(['here', 'here', 'here']);
  expect(make).toHaveBeenCalledTimes(2);
});

describe('reports of errors', () => {
  function kit(path = '/news/42') {
    const send = vi.fn(async () => null);
    return { send, report: createReporter({ send, path: () => path, build: 'b1' }) };
  }

  test('names the page by its route, not by its address', () => {
    const { send, report } = kit();
    report('render', new Error('broken'));
    expect(send.mock.calls).toEqual([[{ kind: 'render', route: '/news/:id', build: 'b1', message: 'broken' }]]);
    const lost = kit('/of/zhang@example.com');
    lost.report('unhandled', 'broken');
    expect(lost.send.mock.calls).toEqual([[{ kind: 'unhandled', route: '404', build: 'b1', message: 'broken' }]]);
  });

  test('tells the same thing once, and five things at most', () => {
    const { send, report } = kit();
    for (let time = 0; time < 3; time += 1) report('render', new Error('broken'));
    expect(send).toHaveBeenCalledTimes(1);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) report('render', new Error(name));
    expect(send).toHaveBeenCalledTimes(5);
  });

  test('a failed call is no error of the page, and a report that does not arrive is none either', async () => {
    const { report, send } = kit();
    report('unhandled', new CallFailure({ kind: 'busy', message: '抱歉，服务器繁忙！', status: 500 }));
    expect(send).not.toHaveBeenCalled();
    send.mockRejectedValueOnce(new Error('offline'));
    report('render', new Error('broken'));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });
});
