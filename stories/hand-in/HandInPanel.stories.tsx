import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { orders } from '#copy/orders/list.ts';
import { orderPapers as words } from '#copy/orders/order.ts';
import { handInInput } from '#machines/hand-in/hand-in.cases.ts';
import { type HandInRequest, handInMachine } from '#machines/hand-in/index.ts';
import { paperFormMachine } from '#machines/paper-form/index.ts';
import { paperFormInput } from '#machines/paper-form/paper-form.cases.ts';
import { type UploadAnswer, type UploadRequest, type UploadsEvent, uploadsMachine } from '#machines/uploads/index.ts';
import { Papers } from '#src/features/orders/views/OrderPapers.tsx';
import { noFiles } from '#tests/kit/no-files.ts';
import { sampleDesk, sampleOrder, samplePapers } from '../kit/order.ts';

export default { title: 'Machines/提交单证/实况' } satisfies Meta;

const uploads = uploadsMachine.provide({
  actors: {
    upload: fromPromise<UploadAnswer, UploadRequest>(async ({ input: { name } }) => ({
      fileId: 'file-9',
      name,
      size: 9,
    })),
    progress: fromCallback<UploadsEvent, undefined>(() => undefined),
  },
});
const access = {
  ...noFiles,
  hold: (path: string, files: readonly File[]) => files.map(({ name, size }) => ({ key: name, path, name, size })),
};

const started = () => ({
  actor: createActor(
    handInMachine.provide({ actors: { uploads, send: fromPromise<void, HandInRequest>(async () => undefined) } }),
    { input: handInInput },
  ).start(),
  form: createActor(paperFormMachine, { input: paperFormInput }).start(),
});

/** Every state a paper can be in, with the meter over them. */
export const Standings: StoryObj = {
  loaders: [started],
  render: (_, { loaded }) => (
    <Papers
      order={{ ...sampleOrder, papers: samplePapers, ownPapers: { ready: 2, all: 4 } }}
      now={sampleOrder.now}
      desk={sampleDesk}
      handIn={loaded.actor}
      paperForm={loaded.form}
      access={{ ...access, canOpen: () => true }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.meter(2, 4))).toBeVisible();
    await expect(canvas.getByText(words.sectionsMissing([9, 14]))).toBeVisible();
    await expect(canvas.getByText(new RegExp(`${words.reason}：盖章看不清`))).toBeVisible();
    await expect(canvas.getByText(words.wasLate)).toBeVisible();
    await expect(
      canvas.getAllByRole('button', { name: new RegExp(`^(${words.replace}|${words.upload}) `) }),
    ).toHaveLength(3);
  },
};

/** Chosen, taken, submitted: what is said then has the focus. */
export const Live: StoryObj = {
  loaders: [started],
  render: (_, { loaded }) => (
    <Papers
      order={{ ...sampleOrder, papers: samplePapers }}
      now={sampleOrder.now}
      desk={sampleDesk}
      handIn={loaded.actor}
      paperForm={loaded.form}
      access={access}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${words.upload} DG申请表` }));
    await expect(canvas.getByText(words.late)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(canvas.getByText(words.errors.FILES_MISSING)).toBeVisible();
    const choose = await canvas.findByLabelText(KIT.files.choose);
    await userEvent.upload(choose, new File(['x'], 'DG.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText('DG.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(await canvas.findByText(words.taken('DG申请表'))).toHaveFocus();
    await expect(canvas.getByRole('table', { name: orders.papersCaption })).toBeVisible();
  },
};
