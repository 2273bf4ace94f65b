import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Stepper } from '#src/ui/parts/Stepper.tsx';
import { type TabEntry, Tabs } from '#src/ui/parts/Tabs.tsx';
import { expectFits, LONG_NAME, Narrow, Shelf } from './kit.tsx';

const meta = { title: '部件/页签与步骤' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const TABS: readonly TabEntry[] = [
  { key: 'basic', label: '基本' },
  { key: 'packing', label: '包装', note: <Badge>2</Badge> },
  { key: 'sea', label: '海运' },
  { key: 'air', label: '空运', disabled: true },
  { key: 'rescue', label: '应急' },
];

function Sheets({ tabs = TABS }: { tabs?: readonly TabEntry[] }) {
  const [selected, setSelected] = useState(tabs[0]!.key);
  return (
    <Tabs label="货物资料" tabs={tabs} selected={selected} onSelect={setSelected}>
      <label>
        {tabs.find((tab) => tab.key === selected)?.label}备注
        <input className="ml-1 rounded border border-line-field bg-surface px-1" />
      </label>
    </Tabs>
  );
}

const STEPS = [
  { key: 'lane', label: '航线与箱量', href: '#lane' },
  { key: 'goods', label: '货物与危险品' },
  { key: 'papers', label: '服务与单证' },
  { key: 'check', label: '确认' },
];

const variants = () => (
  <Shelf>
    <Sheets />
    <Stepper steps={STEPS} current={1} />
    <Stepper steps={STEPS} current={4} label="全部完成" />
  </Shelf>
);

export const States: Story = { name: '全部状态', render: variants };
export const Dark: Story = { name: '深色', render: variants, globals: { theme: 'dark' }, tags: ['prove'] };

export const ByKeyboard: Story = {
  name: '键盘：左右键、Home、End；焦点与所填都在',
  render: () => <Sheets />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: '基本' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /包装/, selected: true })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('四类');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: /包装/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: '应急', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: '海运', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: '基本', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: '基本' })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('四类');
  },
};

export const LongName: Story = {
  name: '很长的名字，320 像素',
  render: () => (
    <Narrow>
      <Sheets tabs={[{ key: 'long', label: LONG_NAME }, ...TABS]} />
      <Stepper steps={[{ key: 'long', label: LONG_NAME }, ...STEPS]} current={1} />
    </Narrow>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
