import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { SellingAnswer, SellingRequest } from '#contract/calls/item.ts';
import { fcl } from '#copy/fcl/search.ts';
import { KIT } from '#copy/kit.ts';
import { search } from '#copy/search/form.ts';
import { type SearchEvent, searchMachine } from '#machines/search/index.ts';
import { offer, oneOffer } from '#machines/search/search.cases.ts';
import { subject } from './search.subject.tsx';

export default { title: 'Machines/运价搜索/实况' } satisfies Meta;

const query = 'orgPort=上海&orgPortCode=CNSHA&dstPort=鹿特丹&dstPortCode=NLRTM&boxes=20GP*2';

/** The second request fails: the old prices stay, and 重试 loads new ones. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let readings = 0;
      const actor = createActor(
        searchMachine.provide({
          actors: {
            address: fromCallback<SearchEvent, undefined>(({ sendBack }) =>
              sendBack({ type: 'address.changed', query }),
            ),
            search: fromPromise<SellingAnswer, SellingRequest>(async () => {
              readings += 1;
              if (readings === 2) throw new Error('no answer');
              return oneOffer;
            }),
          },
          actions: { writeAddress: () => undefined, openList: () => undefined },
        }),
        { input: { mode: 'list' } },
      );
      return { actor: actor.start() };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: fcl.detailOf(offer.carrier.nameCn, offer.voyage) + fcl.detail }),
    );
    await expect(await canvas.findByRole('heading', { name: fcl.cutOffs })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: fcl.refresh }));
    await expect(await canvas.findByText(fcl.outdated)).toBeVisible();
    await expect(canvas.getByText(offer.carrier.nameCn, { selector: '.font-strong' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: KIT.retry }));
    await expect(await canvas.findByRole('button', { name: fcl.refresh })).toBeEnabled();
  },
};

/** On a phone the form stands folded over the prices, and opens to be changed. */
export const OnAPhone: StoryObj = {
  globals: { viewport: { value: 'mobile1' } },
  loaders: [
    () => {
      const actor = createActor(
        searchMachine.provide({
          actors: {
            address: fromCallback<SearchEvent, undefined>(({ sendBack }) =>
              sendBack({ type: 'address.changed', query }),
            ),
            search: fromPromise<SellingAnswer, SellingRequest>(async () => oneOffer),
          },
          actions: { writeAddress: () => undefined, openList: () => undefined },
        }),
        { input: { mode: 'list' } },
      );
      return { actor: actor.start() };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    const folded = await canvas.findByRole('button', { name: search.change });
    await expect(folded).toBeVisible();
    await expect(canvas.queryByRole('button', { name: search.submit })).toBeNull();
    await userEvent.click(folded);
    await expect(folded).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: search.submit }));
    await expect(folded).toHaveFocus();
    await expect(folded).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: search.submit })).toBeNull();
  },
};
