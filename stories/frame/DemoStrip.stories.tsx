import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { shell } from '#copy/shell.ts';
import { DemoStrip } from '#src/features/header/views/DemoStrip.tsx';

export default { title: '框架/演示条', parameters: { layout: 'fullscreen' } } satisfies Meta;
type Story = StoryObj;

const closed = fn();

export const Plain: Story = {
  name: '键盘关闭',
  render: () => <DemoStrip clockShift={null} onClose={closed} />,
  play: async ({ canvasElement }) => {
    closed.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: shell.close })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(closed).toHaveBeenCalledOnce();
  },
};

export const Shifted: Story = {
  name: '时钟已偏移',
  render: () => <DemoStrip clockShift="快 49 小时" onClose={closed} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(shell.clockShift('快 49 小时'));
  },
};
export const Dark: Story = { ...Shifted, name: '深色', globals: { theme: 'dark' }, tags: ['prove'] };
