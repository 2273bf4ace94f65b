import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { trainText } from '#copy/booking/names.ts';
import { orders as words } from '#copy/orders/list.ts';
import { orderDeviations } from '#copy/orders/order.ts';
import { cutOffNames } from '#copy/search/prices.ts';
import { HOUR_MS } from '#domain/limits.ts';
import type { ClockTicked } from '#machines/kit/clock.ts';
import { type CancelRequest, orderMachine, type PageShown } from '#machines/order/index.ts';
import { type ResourceAddress, type ResourceAnswer, resourceMachine } from '#machines/resource/index.ts';
import { OrderCutOffs } from '#src/features/orders/views/OrderCutOffs.tsx';
import { Facts } from '#src/features/orders/views/OrderFacts.tsx';
import { frozenAt } from '../kit/frozen-at.ts';
import { sampleMessages } from '../kit/messages.ts';
import { sampleOrder } from '../kit/order.ts';
import { sheetOf, subject } from './order.subject.tsx';

export default { title: 'Machines/订单/实况' } satisfies Meta;

/** A cancellation that the server refuses says why, and the order is kept. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        orderMachine.provide({
          actors: {
            messages: sampleMessages,
            clock: fromCallback<ClockTicked, undefined>(() => undefined),
            visibility: fromCallback<PageShown, undefined>(() => undefined),
            content: resourceMachine.provide({
              actors: {
                read: fromPromise<ResourceAnswer, ResourceAddress>(async () => ({
                  outcome: 'found',
                  content: sampleOrder,
                })),
              },
            }),
            cancelOrder: fromPromise<void, CancelRequest>(() => Promise.reject(new Error('订单已放舱'))),
          },
        }),
        { input: { orderNo: sampleOrder.orderNo, path: `order/${sampleOrder.orderNo}` } },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.cancel }));
    await waitFor(() => expect(canvas.getByRole('button', { name: words.cancelKeep })).toHaveFocus());
    await userEvent.type(canvas.getByLabelText(words.cancelWhy), '客户推迟出货');
    await userEvent.click(canvas.getByRole('button', { name: words.cancelConfirm }));
    await waitFor(() => expect(canvas.getByText('订单已放舱')).toBeVisible());
    await expect(canvas.getByLabelText(words.cancelWhy)).toHaveValue('客户推迟出货');
    await userEvent.click(canvas.getByRole('button', { name: words.cancelKeep }));
    await expect(loaded.actor.getSnapshot().value).toBe('viewing');
  },
};

const openCertificate = fn();
const bought: NonNullable<OrderAnswer['bought']> = {
  ...{ postId: 'post', lineNo: 1, postNo: 'PRC26100700001', nameCn: '丙酮', quantity: '20', unit: '吨' },
  ...{ batchNo: '20260928-6', delivery: 'SELF', address: '天津市滨海新区渤海五路', day: '2026-10-20' },
};

/** The certificate of the lot that was bought opens from its order. */
export const Certificate: StoryObj = {
  render: () => <Facts order={{ ...sampleOrder, bought, hasCertificate: true }} files={{ openCertificate }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.openCertificate }));
    await expect(openCertificate).toHaveBeenCalledWith('post', 1);
  },
};

const declared: Partial<OrderAnswer> = {
  items: [
    {
      ...{ cargoNameCn: '甲醇', cargoNameEn: 'METHANOL', packageType: '1A1', packages: 80, volume: '16.8' },
      ...{
        grossKg: '14400',
        netKg: '12640',
        unNo: '1230',
        dgClass: '3',
        subsidiaryClasses: ['6.1'],
        packingGroup: 'II',
      },
    },
    {
      ...{ cargoNameCn: '甘油', cargoNameEn: 'GLYCERINE', packageType: '', packages: 0, volume: null },
      ...{ grossKg: '0', netKg: null, unNo: null, dgClass: null, subsidiaryClasses: [], packingGroup: null },
    },
  ],
  form: {
    cargo: [
      { dg: { flashPoint: '11', emsNo: 'F-E, S-D', unMark: '', isMarinePollutant: false, isLimitedQuantity: true } },
      { dg: { flashPoint: '160' } },
    ],
  },
};

/** Each line has its labels and declared values; empty values are left out. */
export const Goods: StoryObj = {
  render: () => <Facts order={{ ...sampleOrder, ...declared }} files={{ openCertificate }} />,
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole('list', { name: words.cargo })).getAllByRole('listitem');
    const lineTexts = lines.map((line) =>
      within(line)
        .queryAllByRole('term')
        .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`),
    );
    await expect(lineTexts).toEqual([
      [
        `${words.goods.packages} 闭口钢桶 80 件`,
        `${words.goods.grossKg} 14,400 kg`,
        `${words.goods.netKg} 12,640 kg`,
        `${words.goods.volume} 16.8 m³`,
        `${words.goods.packingGroup} II`,
        `${words.goods.flashPoint} 11 ℃`,
        `${words.goods.emsNo} F-E, S-D`,
        `${words.goods.pollutant} 否`,
        `${words.goods.limited} 是`,
      ],
      [],
    ]);
    await expect(lines[0]).toHaveTextContent('UN 1230 甲醇');
    await expect(lines[0]).toHaveTextContent('6.1');
  },
};

const ended: OrderAnswer = {
  ...sampleOrder,
  ...{ status: 'cancelled', cancelledAt: sampleOrder.now, cancelReason: '用户取消', mayCancel: false, nextSteps: [] },
  ...{ autoCancelAt: null, ownPapers: null, notice: null },
  timeline: [
    ...sampleOrder.timeline,
    {
      ...{ node: 'cancelled', name: words.statuses.cancelled, plannedAt: null, actualAt: sampleOrder.now },
      ...{ place: null, remark: '用户取消' },
    },
  ],
};

/** An order that ended plans nothing and asks for nothing: what has been and what came in is left. */
export const Ended: StoryObj = {
  loaders: [() => ({ actor: frozenAt(subject.entry, 'viewing') })],
  render: (_, { loaded }) => sheetOf(loaded.actor, ended),
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('region', { name: words.timeline });
    await expect(within(steps).queryByText(words.planned)).toBeNull();
    await expect(within(steps).getByText(words.statuses.cancelled)).toBeVisible();
    const papers = within(canvas.getByRole('table', { name: words.papersCaption }));
    await expect(papers.getByText('托书')).toBeVisible();
    await expect(papers.queryByText('SDS(英文)')).toBeNull();
  },
};

const deviated: OrderAnswer = {
  ...sampleOrder,
  isDeviated: true,
  deviations: [
    {
      ...{ status: 'booked', name: words.statuses.booked, at: sampleOrder.now - HOUR_MS, recordedAt: sampleOrder.now },
      reason: '船公司先放舱，答复与托书今天中午前补齐',
      missing: ['危险品还没有通过', '未收下的单证：托书'],
    },
  ],
  papers: sampleOrder.papers.map((paper, index) =>
    index === 0 ? { ...paper, status: 'NOT_RECEIVED', missingReason: '原件在仓库，今天中午前补' } : paper,
  ),
};

/** A step that was recorded although something was missing is marked, with the operator's reason word for word. */
export const Deviated: StoryObj = {
  loaders: [() => ({ actor: frozenAt(subject.entry, 'viewing') })],
  render: (_, { loaded }) => sheetOf(loaded.actor, deviated),
  play: async ({ canvas }) => {
    const [deviation] = deviated.deviations ?? [];
    await expect(canvas.getByText(deviation ? orderDeviations.title(deviation.name) : '')).toBeVisible();
    await expect(canvas.getByText(orderDeviations.paper('原件在仓库，今天中午前补'))).toBeVisible();
    await expect(canvas.getByText(orderDeviations.badge)).toBeVisible();
  },
};

/** An order that asks nothing of its owner says so, and what comes next. */
export const NothingToDo: StoryObj = {
  loaders: [() => ({ actor: frozenAt(subject.entry, 'viewing') })],
  render: (_, { loaded }) => sheetOf(loaded.actor, { ...sampleOrder, autoCancelAt: null, notice: null, nextSteps: [] }),
  play: async ({ canvas }) => {
    const next = within(canvas.getByRole('region', { name: words.nextSteps }));
    await expect(next.getByText(words.nothingToDo)).toBeVisible();
    const awaited = sampleOrder.timeline.find(({ actualAt }) => actualAt === null);
    await expect(next.getByText(words.waitsFor(awaited?.name ?? ''))).toBeVisible();
  },
};

const names = ['bookingCloseGen', 'bookingCloseDg', 'emptyPickup', 'cyOpen', 'lclCutoff', 'siCutoff'] as const;
const later = ['dgCutoff', 'amsCutoff', 'vgmCutoff', 'customsCutoff', 'cyClosing'] as const;
const sailing = {
  etd: sampleOrder.now + 300 * HOUR_MS,
  cutOffs: Object.fromEntries(
    [...names, ...later].map((code, index) => [code, sampleOrder.now + (index + 1) * 20 * HOUR_MS]),
  ),
} as Pick<OrderAnswer, 'cutOffs' | 'etd'>;

/** [4.31] The delivery deadline for stuffing is a day: it is shown without a time. */
export const Stuffed: StoryObj = {
  render: () => (
    <Facts
      order={{
        ...{ ...sampleOrder, ...sailing, service: 'cfs' },
        station: { name: '一号库', address: '上海浦东新区', openingHours: '08:30–18:00', phone: '400-000-0001' },
      }}
      files={{ openCertificate: () => undefined }}
    />
  ),
  play: async ({ canvas }) => {
    const day = canvas.getByText(words.deliverBy).nextElementSibling?.textContent ?? '';
    await expect(day).toMatch(/\d{4}-\d\d-\d\d/);
    await expect(day).not.toMatch(/\d\d:\d\d/);
  },
};

const cutOffStory = (own: Partial<OrderAnswer>, hours: number, marks: readonly string[]): StoryObj => ({
  render: () => <OrderCutOffs order={{ ...sampleOrder, ...sailing, ...own }} now={sampleOrder.now + hours * HOUR_MS} />,
  play: async ({ canvas }) => {
    const lines = canvas.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    await expect(lines.map((line) => marks.find((mark) => line.includes(mark)))).toEqual(marks);
  },
});

/** Each service shows the cut-offs that its customer keeps to. */
export const CutOffs: StoryObj = cutOffStory({}, 0, [
  ...[cutOffNames.siCutoff, cutOffNames.dgCutoff, cutOffNames.vgmCutoff, cutOffNames.customsCutoff],
  ...[cutOffNames.cyClosing, words.etd],
]);
export const CutOffsOfPlainGoods: StoryObj = cutOffStory({ isDanger: 'N' }, 0, [
  ...[cutOffNames.siCutoff, cutOffNames.vgmCutoff, cutOffNames.customsCutoff, cutOffNames.cyClosing, words.etd],
]);
export const CutOffsOfGroupage: StoryObj = cutOffStory({ service: 'lcl' }, 110, [
  ...[words.handInBy, cutOffNames.siCutoff, words.etd],
]);
export const CutOffsByRail: StoryObj = cutOffStory({ service: 'rail' }, 0, [
  ...[trainText.cutOffs.cyOpen, trainText.cutOffs.siCutoff, trainText.cutOffs.cyClosing, trainText.departs],
]);
/** A voyage that has departed and an order that has ended show no cut-offs. */
export const NoCutOffs: StoryObj = cutOffStory({}, 301, []);
export const NoCutOffsOfEnded: StoryObj = cutOffStory({ status: 'cancelled' }, 0, []);
/** One that left before its plan. */
export const NoCutOffsOfGone: StoryObj = cutOffStory(
  {
    timeline: [
      {
        node: 'departed',
        name: words.statuses.departed,
        plannedAt: null,
        actualAt: sampleOrder.now,
        ...{ place: null, remark: null },
      },
    ],
  },
  0,
  [],
);
