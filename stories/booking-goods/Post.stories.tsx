import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ProcurementLine, SupplierQuotes } from '#contract/calls/outdoor.ts';
import { LineOffers } from '#src/pages/procurement/LineOffers.tsx';
import { words } from '#src/ui/copy/pages/procurement.ts';
import { supplierQuote } from '#src/ui/copy/supplier-quote.ts';
import { ReceivedQuotes } from '#src/views/procurement/ReceivedQuotes.tsx';

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
      ...{ maker: '某厂', origin: null, purity: null, packing: '散水' },
    },
  ],
  totals: [{ currency: '1', amount: '148807.41' }],
};

export const Received: StoryObj = {
  name: '收到的报价：单价四位小数照写',
  render: () => <ReceivedQuotes quotes={[quote]} lines={[line]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2,480\.1234/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '12000000077' })).toHaveAttribute('href', 'tel:12000000077');
  },
};

export const NoneYet: StoryObj = {
  name: '还没有报价',
  render: () => <ReceivedQuotes quotes={[]} lines={[line]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(supplierQuote.noneYet)).toBeVisible();
  },
};
