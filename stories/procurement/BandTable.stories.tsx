import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { goods as words } from '#copy/procurement/market.ts';
import { bandsOf } from '#domain/procurement/tiers.ts';
import { BandTable } from '#src/features/procurement/views/BandTable.tsx';

export default { title: '下单/阶梯价' } satisfies Meta;

const bands = bandsOf({
  price: '6200',
  minimumQuantity: '5',
  tiers: [
    { from: '5', price: '6200' },
    { from: '20', price: '6120' },
    { from: '50', price: '6050' },
  ],
});
const shared = { bands, unit: '吨', currency: '1', left: '60' };

export const Unknown: StoryObj = {
  name: '还没有填数量：只列阶梯',
  render: () => <BandTable {...shared} quantity={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.bands.below('5', '20', '吨'))).toBeVisible();
    await expect(canvas.getByText(words.bands.atLeast('50', '吨'))).toBeVisible();
    await expect(canvas.queryByText(words.bands.current)).toBeNull();
  },
};

export const Second: StoryObj = {
  name: '正好到第二档的起点',
  render: () => <BandTable {...shared} quantity="20" />,
  play: async ({ canvas }) => {
    const row = canvas.getByText(words.bands.current).closest('tr');
    await expect(row).toHaveTextContent(words.bands.below('20', '50', '吨'));
  },
};

export const Beyond: StoryObj = {
  name: '只剩 30 吨：够不着的一档说明，超过的数量不标',
  render: () => <BandTable {...shared} left="30" quantity="50" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(words.bands.current)).toBeNull();
    const row = canvas.getByText(words.bands.beyond).closest('tr');
    await expect(row).toHaveTextContent(words.bands.atLeast('50', '吨'));
  },
};

export const Below: StoryObj = {
  name: '不足起订量：不在任何一档',
  render: () => <BandTable {...shared} quantity="4.999" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(words.bands.current)).toBeNull();
  },
};
