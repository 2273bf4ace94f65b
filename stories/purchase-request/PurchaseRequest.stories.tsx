import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { ownPost, purchaseRequest as words } from '#copy/procurement/market.ts';
import {
  type PublishedRequest,
  purchaseRequestMachine,
  type RestoredRequest,
  type SendRequest,
} from '#machines/purchase-request/index.ts';
import { restoredRequest, wholeRequest } from '#machines/purchase-request/purchase-request.example.ts';
import { subject } from './purchase-request.subject.tsx';

export default { title: 'Machines/发布采购单/实况' } satisfies Meta;

/** A draft that is whole is published: its number, its link and its QR code stand there at once. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        purchaseRequestMachine.provide({
          actors: {
            person: fromCallback(() => undefined),
            restore: fromPromise<RestoredRequest, undefined>(async () => ({ ...restoredRequest, form: wholeRequest })),
            makeKey: fromPromise<string, undefined>(async () => 'key-1'),
            send: fromPromise<PublishedRequest, SendRequest>(async () => ({ id: 'post', number: 'PRC26100700001' })),
          },
        }),
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.submit }));
    await expect(await canvas.findByText(words.number('PRC26100700001'))).toBeVisible();
    await expect(canvas.getByLabelText(ownPost.link)).toHaveValue('https://example.com/procurement/share/post');
    await expect(canvas.getByRole('img', { name: ownPost.qr })).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.open })).toHaveAttribute('href', '/procurement/share/post');
  },
};
