import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { goods as words } from '#copy/procurement/market.ts';
import type { GoodsFacts } from '#domain/procurement/facts.ts';
import { PurchaseNote } from '#src/features/procurement/order.tsx';
import { acetoneForm } from '#tests/features/procurement/order.ts';

export default { title: '下单/化工品订购单' } satisfies Meta;

const facts: GoodsFacts = {
  now: Date.parse('2026-10-12T01:40:00Z'),
  goods: null,
  bought: {
    ...{ postId: 'post', postNo: 'PRC00010100001', nameCn: '丙酮', casNo: '67-64-1', unNo: '1090' },
    ...{ purity: '≥99.5 %', packing: '160 kg 钢桶', unit: '吨', currency: '1', left: '30', bands: [] },
    ...{
      store: '天津市滨海新区临港经济区渤海五路',
      batchNo: '20260928-6',
      won: null,
      qualifications: ['危化品经营许可'],
    },
  },
  payTypes: [],
  choiceNames: {},
};

export const Fetched: StoryObj = {
  name: '自提：到仓库，带许可证',
  render: () => <PurchaseNote form={acetoneForm} facts={facts} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('天津市滨海新区临港经济区渤海五路')).toBeVisible();
    await expect(canvas.getByText('20 吨')).toBeVisible();
    await expect(canvas.getByText(words.note.toPrepare.SELF!)).toBeVisible();
  },
};

export const Delivered: StoryObj = {
  name: '送货上门：到所填地址',
  render: () => (
    <PurchaseNote
      form={{ ...acetoneForm, delivery: 'DELIVERY', deliveryAddress: '上海市浦东新区 1 号' }}
      facts={facts}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('上海市浦东新区 1 号')).toBeVisible();
    await expect(canvas.getByText(words.note.toPrepare.DELIVERY!)).toBeVisible();
  },
};
