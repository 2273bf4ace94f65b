import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { orderPath } from '#contract/routes.ts';
import { documents as words } from '#copy/documents/terms.ts';
import { type DocumentRequest, type DocumentTaken, orderDocumentsMachine } from '#machines/order-documents/index.ts';
import { orderDocumentsInput } from '#machines/order-documents/order-documents.cases.ts';
import { OrderDocuments } from '#src/features/orders/views/OrderDocuments.tsx';
import { sampleOrder } from '../kit/order.ts';

export default { title: 'Machines/取走单证/实况' } satisfies Meta;

const note = words.names['booking-note'].cn;
const declaration = words.names['dg-declaration'].cn;
/** The code of dialogs comes with the first one. */
const SOON = { timeout: 10_000 };
const fileName = `${note}-${sampleOrder.orderNo}.pdf`;

const started = () => ({
  actor: createActor(
    orderDocumentsMachine.provide({
      actors: { take: fromPromise<DocumentTaken, DocumentRequest>(async () => ({ fileName })) },
    }),
    { input: orderDocumentsInput },
  ).start(),
});

/** One is taken, and named as it was saved. */
export const Taken: StoryObj = {
  loaders: [started],
  render: (_, { loaded }) => <OrderDocuments actor={loaded.actor} order={sampleOrder} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.takeOf(note) }));
    await expect(await canvas.findByText(words.ready(fileName))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.close }));
    await expect(canvas.queryByText(words.ready(fileName))).toBeNull();
  },
};

/** A declaration that lacks its parties names them, with the way to the form. */
export const Incomplete: StoryObj = {
  loaders: [started],
  render: (_, { loaded }) => <OrderDocuments actor={loaded.actor} order={sampleOrder} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.takeOf(declaration) }));
    await expect(await canvas.findByText(words.incomplete(declaration))).toBeVisible();
    await expect(canvas.getByText('托运人')).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.fillIn })).toHaveAttribute(
      'href',
      `${orderPath('fcl')}?copy=${sampleOrder.orderNo}`,
    );
  },
};

/** The page that is printed has the words of the file. */
export const Printed: StoryObj = {
  loaders: [started],
  render: (_, { loaded }) => <OrderDocuments actor={loaded.actor} order={sampleOrder} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.printOf(note) }));
    const dialog = await screen.findByRole('dialog', { name: note }, SOON);
    const document = await screen.findByRole('article', { name: note }, SOON);
    // The dialog fades in.
    await waitFor(() => expect(document).toBeVisible(), SOON);
    await expect(dialog).toHaveTextContent('COSCO SHIPPING ROSE 118W');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
