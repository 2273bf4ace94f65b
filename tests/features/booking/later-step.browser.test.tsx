import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { errors } from '#copy/shell.ts';
import { lazyStep } from '#src/features/booking/form/lazy-step.tsx';

const host = document.body.appendChild(document.createElement('div'));
let root = createRoot(host);
afterEach(() => {
  act(() => root.unmount());
  root = createRoot(host);
});

const Step = ({ name }: { name: string }) => <h2>{name}</h2>;
type Coming = typeof Step;

async function show(loadStep: () => Promise<Coming>) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const Later = lazyStep(loadStep);
  await act(async () => root.render(<Later name="货物" />));
}
/** Texts that every lazy step loads. */
const wordsCome = () => import('#copy/booking/choices.ts');
const heading = () => host.querySelector('h2')?.textContent;
const retry = () =>
  act(async () => {
    host.querySelector('button')?.click();
    await wordsCome();
  });
const isBusy = () => host.querySelector('[aria-busy=true]') !== null;

test('[4.31] a step whose code is not here yet keeps its place, and comes', async () => {
  let resolve: (step: Coming) => void = () => undefined;
  const loadStep = vi.fn(() => new Promise<Coming>((come) => (resolve = come)));
  await show(loadStep);
  expect(isBusy()).toBe(true);
  await act(async () => {
    resolve(Step);
    await wordsCome();
  });
  expect(heading()).toBe('货物');
  expect(isBusy()).toBe(false);
});

test('[4.28] a step whose code does not come says so, and is tried again when a user wants it', async () => {
  const loadStep = vi.fn<() => Promise<Coming>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  loadStep.mockResolvedValue(Step);
  await show(loadStep);
  expect(host.textContent).toContain(errors.chunkFailed);
  expect(loadStep).toHaveBeenCalledTimes(1);
  await retry();
  expect(heading()).toBe('货物');
  expect(loadStep).toHaveBeenCalledTimes(2);
});

test('[9.5b] its code comes at the first sign of a user, once', async () => {
  const loadStep = vi.fn(async () => Step);
  lazyStep(loadStep);
  await Promise.resolve();
  expect(loadStep).not.toHaveBeenCalled();
  window.dispatchEvent(new PointerEvent('pointermove'));
  await expect.poll(() => loadStep.mock.calls.length).toBe(1);
  window.dispatchEvent(new PointerEvent('pointermove'));
  await Promise.resolve();
  expect(loadStep).toHaveBeenCalledTimes(1);
});
