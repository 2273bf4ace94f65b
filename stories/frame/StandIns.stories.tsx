import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { errors } from '#copy/shell.ts';
import { ErrorPage } from '#src/features/navigation/views/ErrorPage.tsx';
import NotFoundPage from '#src/features/navigation/views/NotFoundPage.tsx';

export default { title: '框架/走丢与出错' } satisfies Meta;
type Story = StoryObj;

const retried = fn();

export const NotFound: Story = {
  name: '404：水深读数就是错误码',
  render: () => <NotFoundPage />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: errors.backHome })).toHaveAttribute('href', '/');
  },
};
export const NotFoundDark: Story = { ...NotFound, name: '404，深色', globals: { theme: 'dark' }, tags: ['prove'] };

export const ServerBusy: Story = {
  name: '服务器繁忙，键盘重试',
  render: () => <ErrorPage message={errors.serverBusy} status={500} canRetry onRetry={retried} />,
  play: async ({ canvasElement }) => {
    retried.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: errors.reload })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retried).toHaveBeenCalledOnce();
  },
};

export const ChunkFailed: Story = {
  name: '分块加载失败',
  render: () => (
    <ErrorPage
      message={errors.chunkFailed}
      hint={errors.chunkFailedHint}
      picture="truck"
      canRetry={false}
      onRetry={retried}
    />
  ),
};
