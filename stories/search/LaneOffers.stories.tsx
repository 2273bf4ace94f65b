import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { MinimumPrice, SellingAnswer, SellingRequest } from '#contract/calls/item.ts';
import { fclOffers as words } from '#copy/fcl/search.ts';
import { KIT } from '#copy/kit.ts';
import { shell } from '#copy/shell.ts';
import { type SearchEvent, searchMachine } from '#machines/search/index.ts';
import LaneOffers, { type LaneOffering } from '#src/features/offers/views/LaneOffers.tsx';
import { DemoData } from '#src/ui/parts/DemoMark.tsx';
import { destinations, origins } from './lane.ts';
import { never, resourceOf } from './tools.ts';

export default { title: '整箱/没有价格时可查的航线' } satisfies Meta;

const port = (code: string, nameCn: string) => ({ code, nameCn, nameEn: code, timezone: 'Asia/Shanghai' });
const priceOf = (code: string, nameCn: string, amount: string): MinimumPrice => ({
  lane: { id: `CNSHA-${code}`, org: port('CNSHA', '上海'), dst: port(code, nameCn), hot: true },
  ctnType: '20GP',
  amount,
  currency: '2',
  etd: Date.UTC(2026, 1, 6),
  transitDays: 28,
  carrier: { code: 'COSU', nameCn: '中远海运' },
  bookingClose: Date.UTC(2026, 1, 1),
  dgClasses: ['3'],
  validTo: Date.UTC(2026, 1, 28),
});

const offering: LaneOffering = {
  prices: [priceOf('NLRTM', '鹿特丹', '850.00'), priceOf('SGSIN', '新加坡', '420.00')],
  recent: [
    { origin: 'CNNGB', destination: 'NLRTM' },
    { origin: 'CNSHA', destination: 'NLRTM' },
    { origin: 'CNSHA', destination: 'ZZZZZ' },
  ],
};

const story = (query: string, read: () => Promise<unknown>, play: NonNullable<StoryObj['play']>): StoryObj => ({
  loaders: [
    () => {
      const address = fromCallback<SearchEvent, undefined>(({ sendBack }) =>
        sendBack({ type: 'address.changed', query }),
      );
      const search = fromPromise<SellingAnswer, SellingRequest>(never);
      const actor = createActor(searchMachine.provide({ actors: { address, search } }), { input: { mode: 'list' } });
      return { search: actor.start(), offering: resourceOf(read) };
    },
  ],
  render: (_, { loaded }) => (
    <DemoData value={true}>
      <LaneOffers search={loaded.search} offering={loaded.offering} ports={{ origins, destinations }} />
    </DemoData>
  ),
  play,
});

export const Offered: StoryObj = {
  name: '最近查过的与今日最低价，各自通向它的列表',
  ...story(
    '',
    async () => offering,
    async ({ canvas }) => {
      const lane = await canvas.findByRole('link', { name: words.lane('上海', '新加坡') });
      const asked = new URLSearchParams(lane.getAttribute('href')?.split('?')[1]);
      await expect([asked.get('orgPortCode'), asked.get('dstPortCode')]).toEqual(['CNSHA', 'SGSIN']);
      await expect(lane.closest('li')).toHaveTextContent(/\$\s?420\.00/);
      await expect(canvas.getAllByText(shell.demoLabel)).toHaveLength(offering.prices.length);
      await expect(canvas.getByRole('link', { name: words.lane('宁波', '鹿特丹') })).toBeVisible();
    },
  ),
};

export const OfRequestedLane: StoryObj = {
  name: '正在查的航线不再列在最近查询里',
  ...story(
    'orgPortCode=CNNGB&dstPortCode=NLRTM',
    async () => offering,
    async ({ canvas }) => {
      await canvas.findByRole('region', { name: words.recent });
      await expect(canvas.queryByRole('link', { name: words.lane('宁波', '鹿特丹') })).toBeNull();
    },
  ),
};

export const OnItsWay: StoryObj = {
  name: '还没有读到',
  ...story('', never, async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  }),
};

let readings = 0;
export const Lost: StoryObj = {
  name: '没有读到，可以重试',
  ...story(
    '',
    async () => {
      readings += 1;
      if (readings % 2 === 1) throw new Error('no answer');
      return offering;
    },
    async ({ canvas, userEvent }) => {
      await expect(await canvas.findByText(words.failed)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: KIT.retry }));
      await expect(await canvas.findByRole('region', { name: words.lanes })).toBeVisible();
    },
  ),
};
