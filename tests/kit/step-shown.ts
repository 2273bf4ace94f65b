import { act } from 'react';
import { expect } from 'vitest';

/** Waits until the step's code is loaded. */
export async function stepShown(host: Element): Promise<void> {
  const isShown = async () => {
    await act(async () => undefined);
    return host.querySelector('fieldset h2') !== null;
  };
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true);
}
