import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { NumberInput } from '#src/ui/parts/common/NumberInput.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';
import { ClassPlacard } from '#src/ui/placard/ClassPlacard.tsx';
import { expectFits, LONG_NAME, Narrow } from './kit.tsx';

const meta = { title: '部件/字段与输入框' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Text(props: {
  label: string;
  start?: string;
  error?: string;
  help?: string;
  required?: boolean;
  filled?: boolean;
}) {
  const [value, setValue] = useState(props.start ?? '');
  return (
    <Field
      label={props.label}
      error={props.error}
      help={props.help}
      required={props.required ?? false}
      filled={props.filled ?? false}
    >
      {(control) => <TextInput {...control} value={value} onChange={setValue} placeholder="请输入" />}
    </Field>
  );
}

function Weight({ start = '14400', label = '毛重' }: { start?: string; label?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Field label={label} required>
        {(control) => <NumberInput {...control} value={value} onChange={setValue} decimals={3} unit="kg" />}
      </Field>
      <samp>{value}</samp>
    </>
  );
}

function Remark({ start, limit = 500 }: { start: string; limit?: number }) {
  const [value, setValue] = useState(start);
  return (
    <Field label="备注">{(control) => <TextArea {...control} value={value} onChange={setValue} limit={limit} />}</Field>
  );
}

function Secret() {
  const [value, setValue] = useState('');
  const [shown, setShown] = useState(false);
  return (
    <Field label="密码">
      {(control) => (
        <TextInput
          {...control}
          type={shown ? 'text' : 'password'}
          value={value}
          onChange={setValue}
          icon="lock"
          after={
            <Button tone="quiet" size={32} iconOnly icon={shown ? 'eyeoff' : 'eye'} onClick={() => setShown(!shown)}>
              {shown ? '隐藏密码' : '显示密码'}
            </Button>
          }
        />
      )}
    </Field>
  );
}

const everyVariant = () => (
  <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-4">
    <Text label="起运港" required help="支持拼音首字母，如 SH、NB。" />
    <Text label="手机号" start="138" />
    <Text label="手机号（有误）" start="1380000888" error="手机号必须为11位" />
    <Weight />
    <Field label="主危险类别" filled grouped help="来自 UN 1230，不可改。">
      {(control) => (
        <output
          aria-labelledby={control['aria-labelledby']}
          className="flex min-h-5 items-center rounded border border-line-2 bg-sunken px-1.5"
        >
          <ClassPlacard value="3" />
        </output>
      )}
    </Field>
    <Text label="品名" start="甲醇" filled />
    <Remark start="危品直装，请提前一天约窗口。" />
    <Secret />
    <Field label="不可用">
      {(control) => <TextInput {...control} value="OOCL LUXEMBOURG 118W" onChange={() => undefined} disabled />}
    </Field>
  </div>
);

export const States: Story = { name: '全部状态', render: everyVariant };
export const Dark: Story = { name: '深色', render: everyVariant, globals: { theme: 'dark' }, tags: ['prove'] };

export const NumberText: Story = {
  name: '数字：全角变半角，科学计数法不收，离开后分组',
  render: () => <Weight start="" />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '毛重' });
    const value = canvasElement.querySelector('samp')!;
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('１２３４５．５');
    await expect(value).toHaveTextContent('12345.5');
    await userEvent.keyboard('e');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('只能填写数字和小数点');
    await expect(value).toHaveTextContent('12345.5');
    await userEvent.tab();
    await expect(input).toHaveValue('12,345.500');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('7');
    await expect(value).toHaveTextContent(/^7$/);
    await userEvent.click(input);
    await userEvent.clear(input);
    await userEvent.paste('1e5');
    await expect(value).toHaveTextContent('');
    await userEvent.paste('1,234.5');
    await expect(value).toHaveTextContent('1234.5');
  },
};

export const ErrorBesideField: Story = {
  name: '错误写在说明的位置，并与输入框相连',
  render: () => <Text label="手机号" start="1380000888" error="手机号必须为11位" />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '手机号' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('手机号必须为11位');
  },
};

export const OverLimit: Story = {
  name: '超出字数：留住原文并标出',
  render: () => <Remark start="" limit={5} />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '备注' });
    await userEvent.tab();
    await userEvent.keyboard('危品直装𠮷');
    await expect(input).not.toBeInvalid();
    await userEvent.keyboard('车');
    await expect(input).toHaveValue('危品直装𠮷车');
    await expect(input).toBeInvalid();
    await expect(canvasElement).toHaveTextContent('6 / 5');
  },
};

export const LongName: Story = {
  name: '很长的名字，320 像素',
  render: () => (
    <Narrow>
      <Text label={LONG_NAME} start={LONG_NAME} required filled help={LONG_NAME} />
      <Text label={LONG_NAME} error={LONG_NAME} />
      <Weight label={LONG_NAME} start="123456789012345678901234567890" />
      <Remark start={LONG_NAME} />
    </Narrow>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
