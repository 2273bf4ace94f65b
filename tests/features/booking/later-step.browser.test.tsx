import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { errors } from '#src/ui/copy/errors.ts';
import { lazyStep } from '#src/views/booking/lazy-step.tsx';

const host = document.body.appendChild(document.createElement('div'));
let root = createRoot(host);
afterEach(() => {
  act(() => root.unmount());
  root = createRoot(host);
});

const Step = ({ name }: { name: string }) => <h2>{name}</h2>;
type Coming = typeof Step;

async function show(bring: () => Promise<Coming>) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const Later = lazyStep(bring);
  await act(async () => root.render(<Later name="货物" />));
}
/** The words that every later step brings. */
const wordsCome = () => import('#src/ui/copy/booking/form-words.ts');
const heading = () => host.querySelector('h2')?.textContent;
const retry = () =>
  act(async () => {
    host.querySelector('button')?.click();
    await wordsCome();
  });
const isBusy = () => host.querySelector('[aria-busy=true]') !== null;

test('[4.31] a step whose code is not here yet keeps its place, and comes', async () => {
  let resolve: (step: Coming) => void = () => undefined;
  const bring = vi.fn(() => new Promise<Coming>((come) => (resolve = come)));
  await show(bring);
  expect(isBusy()).toBe(true);
  await act(async () => {
    resolve(Step);
    await wordsCome();
  });
  expect(heading()).toBe('货物');
  expect(isBusy()).toBe(false);
});

test('[4.28] a step whose code does not come says so, and is tried again when somebody wants it', async () => {
  const bring = vi.fn<() => Promise<Coming>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  bring.mockResolvedValue(Step);
  await show(bring);
  expect(host.textContent).toContain(errors.chunkFailed);
  expect(bring).toHaveBeenCalledTimes(1);
  await retry();
  expect(heading()).toBe('货物');
  expect(bring).toHaveBeenCalledTimes(2);
});

test('[9.5b] its code comes at the first sign of somebody, once', async () => {
  const bring = vi.fn(async () => Step);
  lazyStep(bring);
  await Promise.resolve();
  expect(bring).not.toHaveBeenCalled();
  window.dispatchEvent(new PointerEvent('pointermove'));
  await expect.poll(() => bring.mock.calls.length).toBe(1);
  window.dispatchEvent(new PointerEvent('pointermove'));
  await Promise.resolve();
  expect(bring).toHaveBeenCalledTimes(1);
});
