import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { SellingAnswer, SellingRequest } from '#contract/calls/item.ts';
import { fcl } from '#copy/fcl/search.ts';
import { type SearchEvent, searchMachine } from '#machines/search/index.ts';
import { offer, oneOffer } from '#machines/search/search.cases.ts';
import { OfferAnswer } from '#src/features/offers/views/OfferAnswer.tsx';
import { toolsAtRest } from '#stories/search/tools.ts';
import '#src/ui/styles.css';

const query = 'orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2';
const line = {
  group: 'FREIGHT',
  feeCode: 'OF',
  feeName: '海运费',
  currency: '2',
  unitPrice: '850.00',
  basis: 'CONTAINER',
  ctnType: '20GP',
  quantity: '2',
  amount: '1700.00',
  atCost: false,
  payTerm: 'PRE',
  taxRate: null,
} as const;

test('[1.2][3.5] old rows say and order the boxes they were priced for, not those of a refresh that failed', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  const answer: SellingAnswer = { ...oneOffer, items: [{ ...offer, lines: [line] }] };
  let asked = 0;
  const actor = createActor(
    searchMachine.provide({
      actors: {
        address: fromCallback<SearchEvent, undefined>(({ sendBack }) => sendBack({ type: 'address.changed', query })),
        search: fromPromise<SellingAnswer, SellingRequest>(async () => {
          asked += 1;
          if (asked > 1) throw new Error('no answer');
          return answer;
        }),
      },
      actions: { writeAddress: () => undefined },
    }),
    { input: { mode: 'list' } },
  ).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('shown');
  const root = createRoot(element);
  root.render(<OfferAnswer actor={actor} tools={toolsAtRest()} answer={answer} />);
  await page.getByRole('button', { name: fcl.detail }).click();
  const priced = page.getByText(fcl.pricedFor('20GP × 2'), { exact: true });
  await expect.element(priced).toBeVisible();
  const boxes = [{ ctnType: '20GP' as const, quantity: 3 }];
  actor.send({ type: 'search.edit', edit: { kind: 'form', change: { boxes } } });
  await expect.element(page.getByText(fcl.outdatedTerms('20GP × 2'))).toBeVisible();
  await expect.element(priced).toBeVisible();
  const order = page.getByRole('link', { name: fcl.order });
  await expect.element(order).toHaveAttribute('href', expect.stringContaining(`ctn=${encodeURIComponent('20GP*2')}`));
  root.unmount();
  element.remove();
});
