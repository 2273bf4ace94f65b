import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#src/ui/parts/Button.tsx';
import { Dialog, type DialogProps, Drawer, loadOnApproach } from '#src/ui/parts/Dialog.tsx';
import { LONG_NAME } from './kit.tsx';

const meta = { title: '部件/对话框与抽屉' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Opening(props: Partial<DialogProps> & { start?: boolean; drawer?: boolean }) {
  const [open, setOpen] = useState(props.start ?? false);
  const close = () => setOpen(false);
  const { drawer, start: _start, ...given } = props;
  const Part = drawer ? Drawer : Dialog;
  return (
    <>
      <Button {...loadOnApproach} onClick={() => setOpen(true)}>
        打开
      </Button>
      <Part
        title="企业认证"
        note="2020-07-14 版"
        foot={
          <>
            <Button onClick={close}>稍后再办</Button>
            <Button tone="primary" onClick={close}>
              提交审核
            </Button>
          </>
        }
        {...given}
        open={open}
        onClose={close}
      >
        {props.children ?? <p>企业未认证，订单保留48小时。请核对执照上的每一项。</p>}
      </Part>
    </>
  );
}

const shown = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Open: Story = { name: '打开', render: () => <Opening start />, play: shown };
export const Wide: Story = { name: '800 宽', render: () => <Opening start width={800} />, play: shown };
export const Dark: Story = {
  name: '深色',
  render: () => <Opening start />,
  globals: { theme: 'dark' },
  tags: ['prove'],
  play: shown,
};
export const Side: Story = { name: '抽屉', render: () => <Opening start drawer />, play: shown };
export const Plain: Story = {
  name: '无头，倒计时提醒',
  render: () => <Opening start plain width={400} title="下单成功" />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: '下单成功' })).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  name: '键盘：Enter 打开，焦点在内，Tab 不出去，Esc 关闭并还焦点',
  render: () => <Opening />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '打开' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '企业认证' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (const _ of [1, 2, 3, 4]) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Held: Story = {
  name: '不可随手关闭：Esc 无效',
  render: () => <Opening start held />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: '关闭' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: '提交审核' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongName: Story = {
  name: '很长的名字与正文',
  render: () => (
    <Opening start title={LONG_NAME} note={LONG_NAME} width={400}>
      <p className="whitespace-pre-wrap">{`${LONG_NAME}\n`.repeat(30)}</p>
    </Opening>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const panel = within(dialog).getByText('提交审核').closest<HTMLElement>('.overflow-clip')!;
    const head = within(dialog).getByRole('heading').parentElement!;
    await expect(head.scrollHeight).toBeLessThanOrEqual(head.clientHeight);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
