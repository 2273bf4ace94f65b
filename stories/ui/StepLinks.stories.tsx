import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Router } from 'wouter';
import { StepLinks } from '#src/ui/parts/StepLinks.tsx';
import { expectFits, Narrow, Shelf } from './kit.tsx';

const meta = { title: '部件/没有页码的分页' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const variants = () => (
  <Shelf>
    <StepLinks label="中间" total={212} first="?" previous="?before=b" next="?after=a" />
    <StepLinks label="第一页" total={212} first={null} previous={null} next="?after=a" />
    <StepLinks label="最后一页" total={212} first="?" previous="?before=b" next={null} />
    <StepLinks label="只有一页" total={7} first={null} previous={null} next={null} />
  </Shelf>
);
export const States: Story = { name: '全部状态', render: variants };
export const Dark: Story = { name: '深色', render: variants, globals: { theme: 'dark' }, tags: ['prove'] };
export const Fits: Story = {
  name: '320 像素',
  render: () => (
    <Narrow>
      <StepLinks total={1_000_000} first="?" previous="?before=b" next="?after=a" />
    </Narrow>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};

const STEPS = ['?', '?after=a', '?after=b'];

/** A list of three pages; a link that is followed changes the page, as the site does it. */
function Steps() {
  const [at, setAt] = useState(0);
  const to = (step: number) => STEPS[step] ?? null;
  return (
    <Router hook={() => ['', (address: string) => setAt(STEPS.indexOf(address))]}>
      <StepLinks total={212} first={at === 0 ? null : to(0)} previous={to(at - 1)} next={to(at + 1)} />
    </Router>
  );
}

export const ByKeyboard: Story = {
  name: '键盘走到头，焦点留在原处',
  render: () => <Steps />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: '分页' })).toHaveTextContent('共 212 条');
    const [first, previous, next] = ['第一页', '上一页', '下一页'].map((name) => canvas.getByRole('link', { name }));
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    for (const step of [first, previous, next]) {
      await userEvent.tab();
      await expect(step).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(previous).not.toHaveAttribute('aria-disabled');
    await expect(next).toHaveAttribute('href', '?after=b');
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(previous).toHaveAttribute('href', '?after=a');
    await userEvent.click(first!);
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveAttribute('href', '?after=a');
  },
};
