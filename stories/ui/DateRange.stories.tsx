import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { DaySpan } from '#src/ui/parts/CalendarMonth.tsx';
import { DateRange } from '#src/ui/parts/common/DateRange.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { expectFits, LONG_NAME, Narrow } from './kit.tsx';

const meta = { title: '部件/日期范围' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const SAILINGS = new Set([
  '2026-10-18',
  '2026-10-20',
  '2026-10-23',
  '2026-10-25',
  '2026-10-27',
  '2026-10-30',
  '2026-11-01',
]);
const PRESETS = [
  { key: 'two-weeks', label: '两周内', span: { from: '2026-10-12', to: '2026-10-26' } },
  { key: 'thirty', label: '30 天内', span: { from: '2026-10-12', to: '2026-11-11' } },
];

function Departure({
  start = { from: null, to: null },
  label = '预计开船',
  error,
}: {
  start?: DaySpan;
  label?: string;
  error?: string;
}) {
  const [span, setSpan] = useState<DaySpan>(start);
  return (
    <div className="grid gap-1 md:max-w-40">
      <Field label={label} error={error}>
        {(control) => (
          <DateRange
            {...control}
            value={span}
            onChange={setSpan}
            today="2026-10-12"
            earliest="2026-10-12"
            latest="2027-10-12"
            marked={SAILINGS}
            presets={PRESETS}
          />
        )}
      </Field>
      <samp>{span.from && `${span.from} ${span.to}`}</samp>
    </div>
  );
}

const chosen = { from: '2026-10-12', to: '2026-11-11' };
const closed = () => (
  <div className="grid gap-2">
    <Departure />
    <Departure start={chosen} label="预计开船（已选）" />
    <Departure error="请选择开船日期" label="预计开船（有误）" />
  </div>
);
export const States: Story = { name: '合着', render: closed };

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};
export const Open: Story = { name: '展开', render: () => <Departure start={chosen} />, play: open };
export const Dark: Story = { ...Open, name: '深色，展开', globals: { theme: 'dark' }, tags: ['prove'] };

export const ByKeyboard: Story = {
  name: '键盘：方向键按日与周，Page 按月，两次 Enter 定起止',
  render: () => <Departure />,
  play: async ({ canvasElement }) => {
    await open();
    const day = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
    await waitFor(() => expect(day('2026 年 10 月 12 日')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(day('2026 年 10 月 20 日')).toHaveFocus());
    await expect(day('2026 年 10 月 20 日')).toHaveAccessibleName(/有船/);
    await userEvent.keyboard('{Enter}{PageDown}{Home}');
    await waitFor(() => expect(day('2026 年 11 月 16 日')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvasElement.querySelector('samp')).toHaveTextContent('2026-10-20 2026-11-16');
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: /10-20 至 11-16/ })).toHaveFocus());
  },
};

export const Before: Story = {
  name: '早于最早的日子不能选，Esc 不改动',
  render: () => <Departure start={chosen} />,
  play: async ({ canvasElement }) => {
    await open();
    await waitFor(() => expect(screen.getByRole('button', { name: /10 月 12 日/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('button', { name: /10 月 11 日/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvasElement.querySelector('samp')).toHaveTextContent('2026-10-12 2026-11-11');
  },
};

export const LongName: Story = {
  name: '很长的名字，320 像素',
  render: () => (
    <Narrow>
      <Departure label={LONG_NAME} error={LONG_NAME} start={chosen} />
    </Narrow>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
