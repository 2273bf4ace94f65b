import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { showFcl } from '../kit/fcl-form.tsx';

let close: () => void;
afterEach(() => close());

async function show(...given: Parameters<typeof showFcl>) {
  const shown = await showFcl(...given);
  ({ close } = shown);
  return shown;
}

const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

test('[4.31] each added service has its price beside its box before it is ticked, and it is read with the box', async () => {
  const { host, actor } = await show('services');
  const boxOf = (code: string) =>
    [...host.querySelectorAll<HTMLElement>('[type=checkbox], [role=checkbox]')].find(
      (box) =>
        textOf(document.getElementById(box.getAttribute('aria-labelledby') ?? '')) ===
        fieldLabel(`services.${code}.wanted`),
    );
  const costOf = (code: string) => textOf(document.getElementById(boxOf(code)?.getAttribute('aria-describedby') ?? ''));
  await expect.poll(() => actor.getSnapshot().context.quote).not.toBeNull();
  await act(async () => undefined);
  expect(costOf('customs')).toBe('¥350.00 ¥350.00 × 1 票');
  expect(costOf('stuffing')).toBe('¥1,800.00 ¥900.00 × 2 箱 20GP');
  expect(costOf('placards')).toBe(words.services.included);
  expect(costOf('storage')).toBe(words.services.onRequest);
  expect(costOf('insurance')).toBe(words.services.rate('0.15'));
});
