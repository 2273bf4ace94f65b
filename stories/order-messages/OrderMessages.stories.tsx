import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor } from 'xstate';
import { orderMessages as words } from '#copy/orders/order.ts';
import { orderMessagesInput } from '#machines/order-messages/order-messages.cases.ts';
import { OrderConversation } from '#src/features/orders/views/OrderMessages.tsx';
import { sampleMessages } from '../kit/messages.ts';

export default { title: 'Machines/订单留言/实况' } satisfies Meta;

/** The customer reads a message, writes a reply and sends it. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(sampleMessages, { input: orderMessagesInput }).start(),
    }),
  ],
  render: (_, { loaded }) => <OrderConversation actor={loaded.actor} side="customer" />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('请问最晚几点进港？')).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.send })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: words.send })).toHaveAccessibleDescription(words.nothingTyped);
    await userEvent.type(canvas.getByLabelText(words.text), '好的，谢谢');
    await userEvent.click(canvas.getByRole('button', { name: words.send }));
    await expect(await canvas.findByText(words.sent)).toBeVisible();
    await expect(canvas.getByLabelText(words.text)).toHaveValue('');
  },
};
