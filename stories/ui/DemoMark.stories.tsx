import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shell } from '#copy/shell.ts';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { DemoData, DemoMark } from '#src/ui/parts/DemoMark.tsx';

export default { title: '部件/演示数据标记' } satisfies Meta;

const price = (isDemo: boolean) => (
  <DemoData value={isDemo}>
    <Money symbol="$" amount="1,700.00" /> <DemoMark />
  </DemoData>
);

export const Demo: StoryObj = {
  name: '演示数据',
  render: () => price(true),
  play: ({ canvas }) => expect(canvas.getByText(shell.demoLabel)).toBeVisible(),
};

export const Own: StoryObj = {
  name: '自己的价格',
  render: () => price(false),
  play: ({ canvas }) => expect(canvas.queryByText(shell.demoLabel)).toBeNull(),
};
