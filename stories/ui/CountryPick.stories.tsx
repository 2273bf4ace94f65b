import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { countries as words } from '#copy/kit.ts';
import { CountryPick } from '#src/ui/parts/CountryPick.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';

const meta = { title: '部件/选国家', component: CountryPick, args: { onChoose: () => undefined } } satisfies Meta<
  typeof CountryPick
>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filled() {
  const [code, setCode] = useState('');
  return (
    <Field label="国家代码">
      {(control) => (
        <TextInput {...control} value={code} onChange={setCode} after={<CountryPick onChoose={setCode} />} />
      )}
    </Field>
  );
}

const choose = (typed: string, code: string): NonNullable<Story['play']> => {
  return async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: words.choose }));
    await userEvent.type(await screen.findByRole('textbox', { name: words.search }), typed);
    const first = () => within(screen.getByRole('list', { name: words.list })).getAllByRole('button')[0]!;
    await waitFor(() => expect(first()).toHaveTextContent(new RegExp(`${code}$`)));
    await userEvent.click(first());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '国家代码' })).toHaveValue(code));
  };
};

export const ByChinese: Story = { name: '按中文名', render: () => <Filled />, play: choose('荷兰', 'NL') };
export const ByEnglish: Story = { name: '按英文名', render: () => <Filled />, play: choose('japan', 'JP') };
export const ByCode: Story = { name: '按代码', render: () => <Filled />, play: choose('de', 'DE') };
