import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { orderExport } from '#copy/orders/list.ts';
import { type ExportRequest, type ExportWritten, orderExportMachine } from '#machines/order-export/index.ts';
import { subject } from './order-export.subject.tsx';

export default { title: 'Machines/导出订单/实况' } satisfies Meta;

/** The first export fails; tried again it says how many orders it holds. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let tries = 0;
      const writeOrders = fromPromise<ExportWritten, { asked: ExportRequest | null }>(async () => {
        tries += 1;
        if (tries === 1) throw new Error('no answer');
        return { rows: 15, total: 15 };
      });
      return { actor: createActor(orderExportMachine.provide({ actors: { writeOrders } })).start() };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: orderExport.csv }));
    await userEvent.click(await canvas.findByRole('button', { name: KIT.retry }));
    await expect(await canvas.findByText(orderExport.taken(15))).toBeVisible();
  },
};
