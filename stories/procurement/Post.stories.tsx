import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ProcurementLine, SupplierQuotes } from '#contract/calls/outdoor.ts';
import { ownPost, supplierQuote, words } from '#copy/procurement/market.ts';
import { LineOffers } from '#src/features/procurement/views/LineOffers.tsx';
import { WonGoods } from '#src/features/procurement/views/OwnRequest.tsx';
import { ReceivedQuotes } from '#src/features/procurement/views/ReceivedQuotes.tsx';

export default { title: '采购/供求单' } satisfies Meta;

const line: ProcurementLine = {
  ...{ lineNo: 1, nameCn: '丙酮', nameEn: 'ACETONE', casNo: '67-64-1', unNo: '1090', grade: '工业级优等品' },
  ...{ purity: '≥99.5 %', specifications: [], packing: '160 kg 钢桶', quantity: '30.000', unit: '吨' },
  ...{ price: '6200.0000', currency: '1', minimumQuantity: '5.000', left: '30', isOrdered: true },
  tiers: [
    { from: '5', price: '6200' },
    { from: '20', price: '6120' },
  ],
  batch: {
    ...{ no: '20260928-6', madeOn: '2026-09-28', usableUntil: '2027-09-28', store: '天津市滨海新区临港经济区渤海五路' },
    results: [{ key: '含量', value: '≥99.5 %' }],
    hasCertificate: true,
  },
  ...{ classes: ['3'], needsLicence: true, needsPermit: true },
};

const offers =
  (lines: readonly ProcurementLine[], isOpen = true) =>
  () => (
    <LineOffers
      base="/procurement/share"
      postId="post"
      lines={lines}
      isOpen={isOpen}
      isSignedIn
      onCertificate={() => undefined}
    />
  );

export const Offered: StoryObj = {
  name: '可订购：阶梯价、批次与资质',
  render: offers([line]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `${words.order} 丙酮` })).toHaveAttribute(
      'href',
      '/procurement/share/post?priceId=1-post',
    );
    await expect(canvas.getByText(words.needsPermit)).toBeVisible();
    await expect(canvas.getByText('20260928-6')).toBeVisible();
  },
};

export const SoldOut: StoryObj = {
  name: '余量不足起订量：已售完，不能订',
  render: offers([{ ...line, left: '4' }]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.soldOut)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /订购/ })).toBeNull();
  },
};

export const Closed: StoryObj = {
  name: '已截止：只供查看',
  render: offers([line], false),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /订购/ })).toBeNull();
  },
};

const quote: SupplierQuotes[number] = {
  ...{ quoteNo: 'PRC26100700001', company: '示例化工有限公司', contactName: '王经理', contactPhone: '12000000077' },
  ...{ validTo: '2026-10-31', freight: 'BUYER', remark: '现货', updatedAt: 1 },
  lines: [
    {
      ...{ lineNo: 1, price: '2480.1234', currency: '1', taxIncluded: true, quantity: '60', leadDays: 7 },
      ...{ maker: '某厂', origin: null, purity: null, packing: '散水', hasCertificate: true },
    },
  ],
  totals: [{ currency: '1', amount: '148807.41' }],
};

const onCertificate = fn();

export const Received: StoryObj = {
  name: '收到的报价：单价四位小数照写',
  render: () => <ReceivedQuotes quotes={[quote]} lines={[line]} onCertificate={onCertificate} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: supplierQuote.certificate(line.nameCn) }));
    await expect(onCertificate).toHaveBeenCalledWith(quote.quoteNo, 1);
    await expect(canvas.getByText(/2,480\.1234/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '12000000077' })).toHaveAttribute('href', 'tel:12000000077');
  },
};

export const NoneYet: StoryObj = {
  name: '还没有报价',
  render: () => <ReceivedQuotes quotes={[]} lines={[line]} onCertificate={onCertificate} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(supplierQuote.noneYet)).toBeVisible();
  },
};

const won: NonNullable<ProcurementLine['won']> = {
  ...{ quoteNo: 'PRC26100700001', supplier: '示例化工有限公司', price: '6100.1234', currency: '1', quantity: '20' },
  ...{ taxIncluded: true, maker: null, origin: null, purity: null, packing: null, leadDays: 7 },
  ...{ validTo: '2026-10-31', freight: 'SUPPLIER', state: 'OPEN', orderNo: null },
};

/** Each line of a request that a quote won: one to order, one ordered, one whose time is over. */
export const Won: StoryObj = {
  name: '定标之后：转订单、已转、已过期',
  render: () => (
    <WonGoods
      base="/procurement/share"
      post={{
        id: 'request',
        lines: [
          { ...line, won },
          { ...line, lineNo: 2, nameCn: '乙醇', won: { ...won, state: 'ORDERED', orderNo: 'PRC26100800001' } },
          { ...line, lineNo: 3, nameCn: '甲醇', won: { ...won, state: 'LAPSED' } },
        ],
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `${ownPost.next.order} 丙酮` })).toHaveAttribute(
      'href',
      '/procurement/share/request?priceId=1-request',
    );
    await expect(canvas.getAllByText(/122,002\.47/)).toHaveLength(3);
    await expect(canvas.getByText(ownPost.next.ordered('PRC26100800001'))).toBeVisible();
    await expect(canvas.getByText(ownPost.next.lapsed)).toBeVisible();
  },
};
