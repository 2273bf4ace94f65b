import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { FileUpload, type UploadItem } from '#src/ui/parts/FileUpload.tsx';
import { Slider } from '#src/ui/parts/Slider.tsx';
import { expectFits, LONG_NAME, Narrow, Shelf } from './kit.tsx';

const meta = { title: '部件/上传与滑块' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ITEMS: readonly UploadItem[] = [
  { key: 'sds', name: 'SDS-1230-EN.pdf', state: 'sending', percent: 42, note: '约 5 秒' },
  { key: 'pack', name: '危包证.pdf', state: 'done', percent: 100, note: '已传，2027-03-31 到期' },
  { key: 'booking', name: '托书.xls', state: 'failed', percent: 78, note: '网络中断' },
  { key: 'photo', name: '外包装.jpg', state: 'waiting', percent: 0 },
];
const taken = fn();
const retried = fn();
const removed = fn();

function Papers({
  items = ITEMS,
  full = false,
  label = '单证',
}: {
  items?: readonly UploadItem[];
  full?: boolean;
  label?: string;
}) {
  return (
    <Field label={label}>
      {(control) => (
        <FileUpload
          {...control}
          items={items}
          full={full}
          accept=".pdf,.jpg"
          rules="pdf、jpg、png、doc、xls、zip，每个不超过 20 MB，最多 10 个"
          onFiles={taken}
          onRetry={retried}
          onRemove={removed}
        />
      )}
    </Field>
  );
}

const papers = () => (
  <Shelf>
    <Papers />
    <Papers items={[]} full label="单证（已满）" />
  </Shelf>
);
export const States: Story = { name: '上传，全部状态', render: papers };
export const Dark: Story = { name: '上传，深色', render: papers, globals: { theme: 'dark' }, tags: ['prove'] };

export const UploadByKeyboard: Story = {
  name: '上传：选择、重试、移除',
  render: () => <Papers />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const call of [taken, retried, removed]) call.mockClear();
    const input = canvas.getByLabelText('单证');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, new File(['%PDF'], '托书.pdf', { type: 'application/pdf' }));
    await expect(taken).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: '重新上传 托书.xls' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(retried).toHaveBeenCalledWith('booking');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(removed).toHaveBeenCalledWith('booking');
    await expect(input).toHaveFocus();
    await expect(canvas.getByRole('progressbar', { name: 'SDS-1230-EN.pdf 上传进度' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
  },
};

const started = fn();
const released = fn();
const abandoned = fn();
function Puzzle({
  state = 'idle',
  start = 0,
}: {
  state?: 'idle' | 'dragging' | 'busy' | 'good' | 'bad' | 'off';
  start?: number;
}) {
  const [value, setValue] = useState(start);
  return (
    <Slider
      label="向右拖动滑块填充拼图"
      hint="向右拖动滑块填充拼图"
      value={value}
      limit={260}
      state={state}
      onStart={started}
      onMove={setValue}
      onRelease={released}
      onAbandon={abandoned}
    />
  );
}

const sliders = () => (
  <div className="grid max-w-40 gap-2">
    <Puzzle />
    <Puzzle state="dragging" start={90} />
    <Puzzle state="busy" start={150} />
    <Puzzle state="good" start={150} />
    <Puzzle state="bad" start={60} />
    <Puzzle state="off" />
  </div>
);
export const Sliders: Story = { name: '滑块，全部状态', render: sliders };
export const SlidersDark: Story = { name: '滑块，深色', render: sliders, globals: { theme: 'dark' }, tags: ['prove'] };

export const SliderByKeyboard: Story = {
  name: '滑块：方向键、Shift、End，Enter 放开，Esc 留给外面的窗口',
  render: () => <Puzzle />,
  play: async ({ canvasElement }) => {
    for (const call of [started, released, abandoned]) call.mockClear();
    const slider = within(canvasElement).getByRole('slider', { name: '向右拖动滑块填充拼图' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await expect(slider).toHaveAttribute('aria-valuenow', '11');
    await expect(started).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(released).toHaveBeenCalledWith(11, expect.any(Number));
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuenow', '260');
    await userEvent.keyboard('{Home}{ArrowLeft}{Escape}');
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    await expect(abandoned).not.toHaveBeenCalled();
  },
};

export const SliderAbandoned: Story = {
  name: '滑块：拖动中 Esc 放弃',
  render: () => <Puzzle state="dragging" start={90} />,
  play: async () => {
    abandoned.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(abandoned).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  name: '很长的名字，320 像素',
  render: () => (
    <Narrow>
      <Slider
        label={LONG_NAME}
        hint={LONG_NAME}
        value={0}
        limit={260}
        onStart={() => {}}
        onMove={() => {}}
        onRelease={() => {}}
      />
      <Papers label={LONG_NAME} items={ITEMS.map((item) => ({ ...item, name: `${LONG_NAME}.pdf`, note: LONG_NAME }))} />
    </Narrow>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
