import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { type Choice, Select } from '#src/ui/parts/list/Select.tsx';
import { expectFits, LONG_NAME, Narrow } from './kit.tsx';

const meta = { title: '部件/下拉选择' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const GROUPS: readonly Choice[] = [
  { value: 'I', label: 'I' },
  { value: 'II', label: 'II' },
  { value: 'III', label: 'III' },
  { value: 'none', label: '无', disabled: true },
];

function Packing(props: {
  choices?: readonly Choice[];
  start?: string;
  label?: string;
  error?: string;
  disabled?: boolean;
}) {
  const [value, setValue] = useState<string | null>(props.start ?? null);
  return (
    <div className="md:max-w-40">
      <Field label={props.label ?? '包装类别'} error={props.error}>
        {(control) => (
          <Select
            {...control}
            choices={props.choices ?? GROUPS}
            value={value}
            onChange={setValue}
            disabled={props.disabled}
          />
        )}
      </Field>
    </div>
  );
}

const everyVariant = () => (
  <div className="grid gap-2">
    <Packing />
    <Packing label="包装类别（已选）" start="II" />
    <Packing label="包装类别（有误）" error="请选择包装类别" />
    <Packing label="包装类别（不可用）" start="III" disabled />
  </div>
);

export const States: Story = { name: '全部状态', render: everyVariant };
export const Dark: Story = { name: '深色', render: everyVariant, globals: { theme: 'dark' }, tags: ['prove'] };

export const Choosing: Story = {
  name: '选择：一项不可选，选了就显示',
  render: () => <Packing />,
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: '包装类别' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(select).toHaveDisplayValue('请选择');
    await userEvent.selectOptions(select, 'III');
    await expect(select).toHaveDisplayValue('III');
    await userEvent.selectOptions(select, '无');
    await expect(select).toHaveDisplayValue('III');
    await expect(select).toHaveFocus();
  },
};

export const LongName: Story = {
  name: '很长的名字，320 像素',
  render: () => (
    <Narrow>
      <Packing label={LONG_NAME} choices={[{ value: 'long', label: LONG_NAME }]} start="long" />
    </Narrow>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
