import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import type { OrderFilePreview } from '#contract/calls/operator-order-file.ts';
import { orderFile as words } from '#copy/operator/order-file.ts';
import {
  type OrderFileRequest,
  orderFileMachine,
  type RecordOutcome,
  type RecordRequest,
  type TemplateRequest,
} from '#machines/order-file/index.ts';
import {
  fileComparedAnew,
  fileWithChanges,
  fileWithErrors,
  orderFileInput,
} from '#machines/order-file/order-file.cases.ts';
import { OrderFile } from '#src/operator/order-file/OrderFile.tsx';
import { hold } from './order-file.subject.tsx';

export default { title: 'Machines/操作室按文件登记/实况' } satisfies Meta;

function start(preview: OrderFilePreview, outcomes: readonly RecordOutcome[] = []) {
  const left = [...outcomes];
  return createActor(
    orderFileMachine.provide({
      actors: {
        saveTemplate: fromPromise<unknown, TemplateRequest>(async () => null),
        previewFile: fromPromise<OrderFilePreview, OrderFileRequest>(async () => preview),
        recordFile: fromPromise<RecordOutcome, RecordRequest>(async () => left.shift()!),
      },
    }),
    { input: orderFileInput },
  ).start();
}

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0];

async function upload({ canvas, canvasElement, userEvent }: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: words.open }));
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: words.title }));
  await userEvent.upload(dialog.getByLabelText(words.file), new File(['x'], '编号.xlsx'));
  return dialog;
}

/** The operator sees what changes before anything is recorded; somebody changed an order meanwhile. */
export const Recording: StoryObj = {
  loaders: [
    () => ({
      actor: start(fileWithChanges, [
        { outcome: 'outdated', preview: fileComparedAnew },
        { outcome: 'recorded', recorded: { orders: 2, changes: 4 } },
      ]),
    }),
  ],
  render: (_, { loaded }) => <OrderFile actor={loaded.actor} hold={hold} filter={{}} />,
  play: async (story) => {
    const dialog = await upload(story);
    const table = await dialog.findByRole('table', { name: words.changes(2, 4) });
    await expect(table).toHaveTextContent('781-12345675');
    await story.userEvent.click(dialog.getByRole('button', { name: words.record(2) }));
    await expect(await dialog.findByText(words.outdated)).toBeVisible();
    await expect(dialog.getByRole('table')).toHaveTextContent('OOLU2764190811');
    await story.userEvent.click(dialog.getByRole('button', { name: words.record(2) }));
    await expect(await dialog.findByText(words.recorded(2, 4))).toBeVisible();
  },
};

/** Each wrong cell is named; nothing can be recorded. */
export const WithErrors: StoryObj = {
  loaders: [() => ({ actor: start(fileWithErrors) })],
  render: (_, { loaded }) => <OrderFile actor={loaded.actor} hold={hold} filter={{}} />,
  play: async (story) => {
    const dialog = await upload(story);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(words.errors(3));
    await expect(dialog.queryByRole('button', { name: words.record(0) })).toBeNull();
    await story.userEvent.click(dialog.getByRole('button', { name: words.drop }));
    await expect(dialog.queryByRole('table')).toBeNull();
  },
};
