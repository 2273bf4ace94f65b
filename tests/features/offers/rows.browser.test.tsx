import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import { fcl } from '#copy/fcl/search.ts';
import { KIT } from '#copy/kit.ts';
import { searchMachine } from '#machines/search/index.ts';
import { offer, oneOffer } from '#machines/search/search.cases.ts';
import { OfferList } from '#src/features/offers/views/OfferList.tsx';
import { toolsAtRest } from '#stories/search/tools.ts';
import '#src/ui/styles.css';

const ROWS = 10_000;
/** Of some twenty rows, each with the total of what was asked. */
const MOST_NODES = 1_700;

test('[3.14] ten thousand sailings are no more nodes than the window holds, wherever it stands', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.width = '1200px';
  const items = Array.from({ length: ROWS }, (_, row) => ({ ...offer, priceId: `FCL-${row}`, voyage: `${row}W` }));
  const actor = createActor(searchMachine, { input: { mode: 'list' } });
  const root = createRoot(element);
  root.render(
    <OfferList
      actor={actor}
      answer={{ ...oneOffer, total: ROWS, items }}
      clock={toolsAtRest().clock}
      onCalendar={() => undefined}
      onShare={() => undefined}
    />,
  );
  const frame = page.getByRole('region', { name: KIT.table.scroll(fcl.list) });
  await expect.element(frame).toBeVisible();
  const nodes = () => element.querySelectorAll('*').length;
  expect(nodes()).toBeLessThanOrEqual(MOST_NODES);
  expect(element.querySelector('table')?.getAttribute('aria-rowcount')).toBe(String(ROWS + 1));
  frame.element().scrollTop = 400_000;
  const firstDrawn = () => Number(element.querySelector<HTMLElement>('[data-index]')?.dataset.index);
  await expect.poll(firstDrawn).toBeGreaterThan(3_000);
  expect(nodes()).toBeLessThanOrEqual(MOST_NODES);
  root.unmount();
  element.remove();
});
