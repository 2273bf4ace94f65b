import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#src/ui/parts/Field.tsx';
import { type Choice, Select } from '#src/ui/parts/Select.tsx';
import { expectFits, LONG_NAME, Narrow } from './kit.tsx';

const meta = { title: '部件/下拉选择' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const GROUPS: readonly Choice[] = [
  { value: 'I', label: 'I', note: '高度危险' },
  { value: 'II', label: 'II', note: '中等危险' },
  { value: 'III', label: 'III', note: '轻度危险' },
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

const everyFace = () => (
  <div className="grid gap-2">
    <Packing />
    <Packing label="包装类别（已选）" start="II" />
    <Packing label="包装类别（有误）" error="请选择包装类别" />
    <Packing label="包装类别（不可用）" start="III" disabled />
  </div>
);

export const States: Story = { name: '合着', render: everyFace };
export const Dark: Story = { name: '深色', render: everyFace, globals: { theme: 'dark' } };

export const ByKeyboard: Story = {
  name: '键盘：Enter 展开，方向键移，Esc 收，首字母跳',
  render: () => <Packing start="II" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '包装类别 II' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listbox', { name: /包装类别/ })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '包装类别 III' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Home}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('button', { name: '包装类别 III' })).toHaveFocus();
  },
};

export const FirstKeysKept: Story = {
  name: '部件还没到，先按的键也算数',
  render: () => <Packing />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveAccessibleName('包装类别 II'));
  },
};

export const LongName: Story = {
  name: '很长的名字，320 像素',
  render: () => (
    <Narrow>
      <Packing label={LONG_NAME} choices={[{ value: 'long', label: LONG_NAME, note: 'II' }]} start="long" />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await expectFits(canvasElement);
  },
};
