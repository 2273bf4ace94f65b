import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LocationOption } from '#domain/locations/option.ts';
import { LocationField } from '#src/ui/parts/common/LocationField.tsx';
import { RadioGroup } from '#src/ui/parts/common/RadioGroup.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { Menu } from '#src/ui/parts/list/Menu.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { Slider } from '#src/ui/parts/Slider.tsx';
import { Tabs } from '#src/ui/parts/Tabs.tsx';
import '#src/ui/styles.css';

let root: Root | undefined;
const show = (content: ReactNode) => {
  const host = document.createElement('main');
  document.body.replaceChildren(host);
  root = createRoot(host);
  root.render(content);
};
afterEach(() => root?.unmount());

const PLACES: readonly LocationOption[] = [
  { code: 'CNSHA', name: '上海', english: 'SHANGHAI', pinyin: 'shanghai', initials: 'sh', group: '华东' },
  { code: 'CNNGB', name: '宁波', english: 'NINGBO', pinyin: 'ningbo', initials: 'nb', group: '华东' },
];
function Port() {
  const [value, setValue] = useState<LocationOption | null>(null);
  return <LocationField label="起运港" locations={PLACES} value={value} onChange={setValue} />;
}

function Puzzle({ onRelease }: { onRelease: (value: number) => void }) {
  const [value, setValue] = useState(0);
  return (
    <div style={{ width: 300 }}>
      <Slider
        label="拼图"
        value={value}
        limit={260}
        onStart={() => undefined}
        onMove={setValue}
        onRelease={onRelease}
      />
      <div id="goal" style={{ width: 40, height: 40, marginLeft: 130 }} />
    </div>
  );
}

const ROWS = [
  { key: 'one', label: '一' },
  { key: 'two', label: '二' },
  { key: 'three', label: '三' },
] as const;

function Choices() {
  const [isChecked, setChecked] = useState(false);
  const [radio, setRadio] = useState<'one' | 'two' | 'three' | null>(null);
  const [option, setOption] = useState<'one' | 'two' | 'three' | null>(null);
  const choices = ROWS.map(({ key, label }) => ({ value: key, label, disabled: key === 'two' }));
  return (
    <>
      <Checkbox checked={isChecked} onChange={setChecked}>
        限量
      </Checkbox>
      <RadioGroup label="单选" choices={choices} value={radio} onChange={setRadio} />
      <Select label="下拉" choices={choices} value={option} onChange={setOption} />
    </>
  );
}

function Rows() {
  const [selected, setSelected] = useState<'one' | 'two' | 'three'>('one');
  return (
    <Tabs label="数" tabs={ROWS} selected={selected} onSelect={setSelected}>
      {selected}
    </Tabs>
  );
}

test('a combobox opens with the focus, narrows its list by typed keys and takes the first by Enter', async () => {
  show(<Port />);
  await expect.element(page.getByRole('combobox', { name: '起运港' })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('nb');
  await expect.element(page.getByRole('option')).toBeVisible();
  await expect.element(page.getByRole('combobox')).toHaveValue('nb');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('combobox')).toHaveValue('宁波');
});

test('the first click opens, and the trigger keeps its size', async () => {
  show(<Menu label="友情链接" entries={[{ key: 'msa', label: '中国海事局', href: '#msa' }]} />);
  await expect.element(page.getByRole('button', { name: '友情链接' })).toBeVisible();
  const before = page.getByRole('button', { name: '友情链接' }).element().getBoundingClientRect();
  await page.getByRole('button', { name: '友情链接' }).click();
  await expect.element(page.getByRole('menuitem', { name: '中国海事局' })).toBeVisible();
  const after = document.querySelector('main button')!.getBoundingClientRect();
  expect([after.x, after.y, after.width, after.height]).toEqual([before.x, before.y, before.width, before.height]);
});

const focused = () => document.activeElement;

test('checkbox, radio and select are the browser’s own, worked by its keys', async () => {
  show(<Choices />);
  const checkbox = page.getByRole('checkbox', { name: '限量' });
  await expect.element(checkbox).toBeVisible();
  const [box, first] = [checkbox.element(), page.getByRole('radio', { name: '一' }).element()];
  await userEvent.keyboard('{Tab} ');
  await expect.element(checkbox).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(checkbox).not.toBeChecked();
  expect(focused()).toBe(box);
  await userEvent.keyboard('{Tab} ');
  await expect.poll(focused).toBe(first);
  await expect.element(page.getByRole('radio', { name: '一' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: '三' })).toBeChecked();
  expect(focused()).toBe(page.getByRole('radio', { name: '三' }).element());
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: '一' })).toBeChecked();
  await userEvent.tab();
  const select = page.getByRole('combobox', { name: '下拉' });
  expect(focused()).toBe(select.element());
  await expect.element(select).toHaveDisplayValue('请选择');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(select).toHaveDisplayValue('一');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(select).toHaveDisplayValue('三');
  await userEvent.keyboard('{Home}');
  await expect.element(select).toHaveDisplayValue('一');
  expect(focused()).toBe(select.element());
});

test('a tab stays the same element through press and keys', async () => {
  show(<Rows />);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect.element(tab('二')).toBeVisible();
  const second = tab('二').element();
  await tab('二').click();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('two');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('one');
  expect(focused()).toBe(tab('一').element());
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('three');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(focused).toBe(second);
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('one');
});

test('a real pointer drags the slider and lets it go', async () => {
  const released = vi.fn();
  show(<Puzzle onRelease={released} />);
  await expect.element(page.getByRole('slider')).toBeVisible();
  await userEvent.dragAndDrop(page.getByRole('slider').element(), document.querySelector('#goal')!);
  await expect.poll(() => released.mock.calls.length).toBe(1);
  expect(released.mock.calls[0]![0]).toBeGreaterThan(120);
  expect(released.mock.calls[0]![0]).toBeLessThan(140);
  await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '130');
});
