import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createActor } from 'xstate';
import type { EnquiryAnswer as Answer } from '#contract/calls/ecommerce.ts';
import { manualReply, enquiries as words } from '#copy/enquiry/own.ts';
import { DAY_MS } from '#domain/limits.ts';
import { type WatchRef, watchMachine } from '#machines/watch/index.ts';
import { settledList, waitingList } from '#machines/watch/watch.cases.ts';
import { EnquiryAnswer } from '#src/features/enquiry/list/OwnAnswer.tsx';
import { noFiles } from '#tests/kit/no-files.ts';

export default { title: 'Views/询价的答复' } satisfies Meta;

const { now } = settledList;
const line = (feeCode: string, feeName: string, unitPrice: string, amount: string, currency: string) => ({
  group: currency === '2' ? ('FREIGHT' as const) : ('ORIGIN' as const),
  feeCode,
  feeName,
  currency,
  unitPrice,
  basis: 'CONTAINER' as const,
  ctnType: '20GP',
  quantity: '2',
  amount,
  atCost: false,
  payTerm: 'PRE' as const,
  taxRate: null,
});

const option = (optionId: string, code: string, nameCn: string): Answer['options'][number] => ({
  optionId,
  priceId: `price-${code}`,
  scheduleId: `sailing-${code}`,
  carrier: { code, nameCn },
  etd: now + 20 * DAY_MS,
  transitDays: 31,
  lines: [line('OF', '海运费', '850.00', '1700.00', '2'), line('THC', '码头操作', '1100.00', '2200.00', '1')],
  totals: [
    { currency: '2', amount: '1700.00' },
    { currency: '1', amount: '2200.00' },
  ],
  validTo: now + 5 * DAY_MS,
  isExpired: false,
  remark: null,
});

const options = [
  option('one', 'COSU', '中远海运'),
  option('two', 'HLCU', '赫伯罗特'),
  option('three', 'MAEU', '马士基'),
];
/** Made by a person in the operator console: no price of ours is behind it, so nothing can be ordered by it. */
const byHand = { ...option('four', 'YMLU', '阳明'), priceId: null, scheduleId: null };
const base: Answer = { ...settledList.items[0]!, form: {}, files: [], reply: null, options, now };
const waiting: Answer = { ...waitingList.items[0]!, form: {}, files: [], reply: null, options: [], now };

/** Held still: it is shown what was read. */
const shown = (content: Answer, play: StoryObj['play']): StoryObj => ({
  loaders: [
    () => {
      const snapshot = watchMachine.resolveState({
        value: 'settled',
        context: { asked: content.enquiryNo, content, isSettled: true, isHidden: false },
      });
      return { actor: createActor(watchMachine, { snapshot, input: { asked: content.enquiryNo } }).start() };
    },
  ],
  render: (_, { loaded }) => <EnquiryAnswer actor={loaded.actor as WatchRef<Answer>} fileAccess={noFiles} />,
  ...(play === undefined ? {} : { play }),
});

export const Answered = shown(base, async ({ canvas }) => {
  await expect(canvas.getAllByRole('article')).toHaveLength(3);
  const [first] = canvas.getAllByRole('link', { name: new RegExp(words.order) });
  await expect(first).toHaveAttribute('href', `/shippingFcl/addOrder?enquiryNo=${base.enquiryNo}&optionId=one`);
});

export const ByHand = shown({ ...base, options: [byHand] }, async ({ canvas }) => {
  await expect(canvas.getByRole('article')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: new RegExp(words.order) })).toBeNull();
});

export const NotOrdered = shown(
  { ...base, service: 'truck', options: options.map((one) => ({ ...one, priceId: null })) },
  async ({ canvas }) => {
    await expect(canvas.getByText(words.notOrdered)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: new RegExp(words.order) })).toBeNull();
  },
);

export const Waiting = shown(waiting, async ({ canvas }) => {
  await expect(canvas.getByText(words.waitingAnswer)).toBeVisible();
});

export const Manual = shown({ ...waiting, status: 'manual', reply: manualReply('fcl') }, async ({ canvas }) => {
  await expect(canvas.getByText(manualReply('fcl'))).toBeVisible();
});

export const Declined = shown({ ...waiting, status: 'declined', reply: '该航线停航' }, async ({ canvas }) => {
  await expect(canvas.getByText(words.declined('该航线停航'))).toBeVisible();
});

export const Expired = shown(
  { ...base, status: 'expired', options: options.map((one) => ({ ...one, isExpired: true })) },
  async ({ canvas }) => {
    await expect(canvas.getByText(words.expiredOptions)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: new RegExp(words.order) })).toBeNull();
  },
);

export const Unanswered = shown({ ...waiting, status: 'expired' }, async ({ canvas }) => {
  await expect(canvas.getByText(words.expiredWaiting)).toBeVisible();
});

export const Accepted = shown({ ...base, status: 'accepted', orderNo: 'FCL26011500001' }, async ({ canvas }) => {
  await expect(canvas.getByText(words.acceptedAs('FCL26011500001'))).toBeVisible();
});

const files = [{ fileId: 'sheet', name: '甲醇 SDS.pdf', size: 182_000 }];

export const WithFiles = shown({ ...waiting, files }, async ({ canvas }) => {
  await expect(within(canvas.getByRole('list', { name: words.files })).getByText('甲醇 SDS.pdf')).toBeVisible();
});
