import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { goods } from '#copy/procurement/market.ts';
import { GOODS_LIST } from '#domain/procurement/service.ts';
import { ShortageNote } from '#src/features/procurement/order.tsx';

const words = goods.shortage;

const meta = {
  title: '下单/货量不足',
  component: ShortageNote,
  args: { unit: '吨', onTake: fn(), shortage: { kind: 'OVER_LEFT', left: '30', least: '5' } },
} satisfies Meta<typeof ShortageNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OverLeft: Story = {
  name: '超过可订数量：一按改成剩下的',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(words.OVER_LEFT('30', '吨'));
    await userEvent.click(canvas.getByRole('button', { name: words.take('30', '吨') }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};

export const BelowLeast: Story = {
  name: '剩下的不足起订量：看其他货源',
  args: { shortage: { kind: 'BELOW_LEAST', left: '3', least: '5' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.BELOW_LEAST('3', '吨', '5'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.others })).toHaveAttribute('href', GOODS_LIST);
  },
};

export const SoldOut: Story = {
  name: '已订完：看其他货源',
  args: { shortage: { kind: 'SOLD_OUT', left: '0', least: '5' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.SOLD_OUT())).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
