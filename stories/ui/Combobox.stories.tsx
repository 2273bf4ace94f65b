import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { LocationOption } from '#domain/locations/option.ts';
import { Combobox } from '#src/ui/parts/common/Combobox.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Found, LocationField } from '#src/ui/parts/common/LocationField.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import { expectFits, LONG_NAME, Narrow } from './kit.tsx';
import { PLACES } from './locations.ts';

const meta = { title: '部件/组合框' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Port({
  label = '起运港',
  locations = PLACES,
  error,
}: {
  label?: string;
  locations?: readonly LocationOption[];
  error?: string;
}) {
  const [value, setValue] = useState<LocationOption | null>(null);
  return (
    <div className="grid gap-1 md:max-w-50">
      <Field label={label} required error={error}>
        {(control) => (
          <LocationField {...control} locations={locations} recent={['CNYSN']} value={value} onChange={setValue} />
        )}
      </Field>
      <samp>{value?.code}</samp>
    </div>
  );
}

const GOODS = [
  { un: '1230', name: '甲醇', classes: ['3', '6.1'], group: 'II' },
  { un: '1294', name: '甲苯', classes: ['3'], group: 'II' },
  { un: '2265', name: 'N,N-二甲基甲酰胺', classes: ['3'], group: 'III' },
  { un: '1779', name: '甲酸，含酸 > 85%', classes: ['8', '3'], group: 'II' },
] as const;
type Good = (typeof GOODS)[number];

function UnNumber() {
  const [text, setText] = useState('');
  const [value, setValue] = useState<Good | null>(null);
  return (
    <div className="md:max-w-50">
      <Field label="UN 号">
        {(control) => (
          <Combobox<Good>
            {...control}
            icon="search"
            text={value ? `UN ${value.un} ${value.name}` : text}
            onText={(typed) => {
              setText(typed);
              setValue(null);
            }}
            value={value}
            onChoose={setValue}
            groups={[{ key: 'all', items: GOODS.filter((good) => `${good.un}${good.name}`.includes(text)) }]}
            itemKey={(good) => good.un}
            itemText={(good) => `UN ${good.un} ${good.name}`}
            empty="没有？按“UN 四位数”输入，提交人工查询"
            renderItem={(good) => (
              <>
                <PlacardRow values={good.classes} />
                <span className="min-w-0 flex-1">
                  <b className="font-strong">UN {good.un}</b> <Found text={good.name} query={value ? '' : text} />
                </span>
                <span className="text-12 text-ink-3">{good.group}</span>
              </>
            )}
          />
        )}
      </Field>
    </div>
  );
}

const both = () => (
  <div className="grid gap-3">
    <Port />
    <Port label="目的港" error="请从列表选择港口" />
    <UnNumber />
  </div>
);

export const States: Story = { name: '合着', render: both };
export const Dark: Story = { name: '深色，合着', render: both, globals: { theme: 'dark' }, tags: ['prove'] };

const open = (text: string) => async () => {
  await userEvent.tab();
  await userEvent.keyboard(text);
  await screen.findAllByRole('option');
};

export const Open: Story = { name: '展开：sh', render: () => <Port />, play: open('sh') };
export const OpenDark: Story = {
  name: '深色，展开',
  render: () => <Port />,
  globals: { theme: 'dark' },
  tags: ['prove'],
  play: open('sh'),
};
export const OpenGoods: Story = { name: '展开：UN 号', render: () => <UnNumber />, play: open('甲') };

export const ByKeyboard: Story = {
  name: '键盘：第一个键起就算数，方向键选，Enter 定，Esc 收',
  render: () => <Port />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: '起运港' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('sh');
    await expect(canvas.getByRole('combobox')).toHaveValue('sh');
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await expect(names[0]).toContain('上海洋山');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('上海');
    await expect(canvasElement.querySelector('samp')).toHaveTextContent('CNSHA');
    await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(0));
    await userEvent.keyboard('x');
    await expect(canvasElement.querySelector('samp')).toHaveTextContent('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(0));
    await expect(canvas.getByRole('combobox')).toHaveValue('上海x');
  },
};

export const Nothing: Story = {
  name: '没有找到',
  render: () => <Port />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.getByText('没有找到，请换个写法')).toBeVisible());
  },
};

export const LongName: Story = {
  name: '很长的名字，320 像素',
  render: () => (
    <Narrow>
      <Port label={LONG_NAME} locations={[{ ...PLACES[0]!, name: LONG_NAME }]} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Enter}');
    await expectFits(canvasElement);
  },
};
