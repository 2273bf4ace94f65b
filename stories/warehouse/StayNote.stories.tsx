import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { warehouse as words } from '#copy/warehouse/search.ts';
import type { WarehouseFacts } from '#domain/warehouse/facts.ts';
import { StayNote } from '#src/features/warehouse/order.tsx';
import { storedForm } from '#tests/features/warehouse/order.ts';

export default { title: '下单/入库预约单' } satisfies Meta;

const facts: WarehouseFacts = {
  now: Date.parse('2026-10-12T01:40:00Z'),
  warehouse: null,
  store: {
    name: '临港危化品一号库',
    city: '上海',
    address: '浦东新区化工物流园01号',
    openingHours: '08:00–17:30',
    phone: '400-000-0001',
    temperature: '常温',
  },
  payTypes: [],
  currencies: [],
  choiceNames: {},
};

export const Booked: StoryObj = {
  name: '仓库、日期、货物与要带的单证',
  render: () => <StayNote form={storedForm} facts={facts} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('上海浦东新区化工物流园01号')).toBeVisible();
    await expect(canvas.getByText(words.note.stay('2026-10-20', '30'))).toBeVisible();
    await expect(canvas.getByText('UN 1263 醇酸涂料 24 件')).toBeVisible();
    await expect(canvas.getByText(words.note.toPrepare)).toBeVisible();
  },
};

export const Gone: StoryObj = {
  name: '仓库已下架：只列日期与货物',
  render: () => <StayNote form={storedForm} facts={{ ...facts, store: null }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('常温')).toBeNull();
    await expect(canvas.getByText('UN 1263 醇酸涂料 24 件')).toBeVisible();
  },
};
