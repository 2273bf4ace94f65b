import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { KIT } from '#copy/kit.ts';
import { terms } from '#copy/terms.ts';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Term } from '#src/ui/parts/Term.tsx';

const meta = { title: '部件/术语', component: Term, args: { name: 'cfs', word: 'CFS' } } satisfies Meta<typeof Term>;
export default meta;
type Story = StoryObj<typeof meta>;

const both = () => (
  <div className="grid gap-2">
    <p>
      货送到 <Term name="cfs" word="CFS" /> 装箱。
    </p>
    <Field label="包装说明 PI" term={<Term name="pi" word="PI" isMark />}>
      {(control) => <TextInput {...control} value="" onChange={() => undefined} />}
    </Field>
  </div>
);

export const States: Story = { name: '句中与标签旁', render: both };

/** The focus goes back to where it was, and the name of the field stays its label alone. */
export const ByKeyboard: Story = {
  name: '[2.25] 键盘：Enter 打开，Esc 收回并还焦点',
  render: both,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'CFS' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: KIT.meaning('CFS') });
    await within(dialog).findByText(terms.cfs);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'CFS' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: '包装说明 PI' })).toBeVisible();
  },
};

export const ByTouch: Story = {
  name: '点标签旁的问号打开，点别处收回',
  render: both,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: KIT.meaning('PI') }));
    const definition = await screen.findByText(terms.pi);
    await waitFor(() => expect(definition).toBeVisible());
    await userEvent.click(canvas.getByText('装箱。', { exact: false }));
    await waitFor(() => expect(screen.queryByText(terms.pi)).toBeNull());
  },
};
