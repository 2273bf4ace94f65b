import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Chip } from '#src/ui/parts/common/Chip.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { RadioGroup, Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { expectFits, LONG_NAME, Narrow, Row, Shelf } from './kit.tsx';

const meta = { title: '部件/勾选、单选与分段' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Check({ label, start = false, disabled = false }: { label: string; start?: boolean; disabled?: boolean }) {
  const [checked, setChecked] = useState(start);
  return (
    <Checkbox checked={checked} onChange={setChecked} disabled={disabled}>
      {label}
    </Checkbox>
  );
}

const WAYS = [
  { value: 'split', label: '分装两箱', help: '各箱只装一类' },
  { value: 'other', label: '另下一票' },
  { value: 'ask', label: '先问船公司', disabled: true },
] as const;

function LeadingLinks() {
  const [value, setValue] = useState<string>('split');
  return (
    <Field label="怎么办" grouped>
      {(control) => <RadioGroup {...control} choices={WAYS} value={value} onChange={setValue} />}
    </Field>
  );
}

const KINDS = [
  { value: 'Y', label: '危险品', icon: 'warn' },
  { value: 'N', label: '普货' },
] as const;
const BOXES = [
  { value: '20GP', label: '20GP' },
  { value: '40GP', label: '40GP' },
  { value: '40HQ', label: '40HQ' },
] as const;

function Kinds() {
  const [value, setValue] = useState<string>('Y');
  return <Segmented label="货物性质" choices={KINDS} value={value} onChange={setValue} />;
}

function Boxes({ choices = BOXES }: { choices?: readonly { value: string; label: string }[] }) {
  const [value, setValue] = useState<string>(choices[0]!.value);
  return <Segmented compact label="箱型" choices={choices} value={value} onChange={setValue} />;
}

function Direct({ label = '直达' }: { label?: string }) {
  const [on, setOn] = useState(true);
  return (
    <Chip on={on} onToggle={setOn}>
      {label}
    </Chip>
  );
}

const everyVariant = () => (
  <Shelf>
    <Row>
      <Check label="海洋污染物" start />
      <Check label="限量" />
      <Check label="不可选" disabled />
    </Row>
    <LeadingLinks />
    <Row>
      <Kinds />
      <Boxes />
      <Direct />
    </Row>
  </Shelf>
);

export const States: Story = { name: '全部状态', render: everyVariant };
export const Dark: Story = { name: '深色', render: everyVariant, globals: { theme: 'dark' }, tags: ['prove'] };

export const CheckByKeyboard: Story = {
  name: '勾选：空格切换，焦点不动',
  render: () => <Check label="海洋污染物" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: '海洋污染物' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: '海洋污染物' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '海洋污染物' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(canvas.getByText('海洋污染物'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const RadioByKeyboard: Story = {
  name: '单选：方向键移动并选中',
  render: () => <LeadingLinks />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /分装两箱/ })).toHaveFocus();
    await expect(canvas.getByRole('radiogroup', { name: '怎么办' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /分装两箱/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '另下一票' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '另下一票' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /分装两箱/ })).toBeChecked();
  },
};

export const ChipByKeyboard: Story = {
  name: '筛选片：Enter 与空格',
  render: () => <Direct />,
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: '直达', pressed: true });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
};

export const LongName: Story = {
  name: '很长的名字，320 像素',
  render: () => (
    <Narrow>
      <Check label={LONG_NAME} start />
      <RadioGroup
        label="怎么办"
        choices={[{ value: 'a', label: LONG_NAME, help: LONG_NAME }]}
        value="a"
        onChange={() => undefined}
      />
      <Boxes choices={[...BOXES, { value: 'long', label: LONG_NAME }]} />
      <Direct label={LONG_NAME} />
    </Narrow>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
