import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromCallback, fromPromise, fromTransition } from 'xstate';
import { KIT } from '#copy/kit.ts';
import {
  type UploadAnswer,
  type UploadRequest,
  type UploadsEvent,
  type UploadsReport,
  uploadsMachine,
} from '#machines/uploads/index.ts';
import { subject } from './uploads.subject.tsx';

export default { title: 'Machines/附件上传/实况' } satisfies Meta;

const REFUSAL = '文件内容与扩展名不符，请重新选择';

/** The first file is refused while the second is uploaded; a retry uploads the first one too. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let tries = 0;
      const taken: string[] = [];
      const parent = createActor(
        fromTransition((_, report: UploadsReport) => {
          if (report.type === 'uploads.taken') taken.push(report.file.name);
          return null;
        }, null),
      ).start();
      const actor = createActor(
        uploadsMachine.provide({
          actors: {
            upload: fromPromise<UploadAnswer, UploadRequest>(async ({ input: { key, name } }) => {
              tries += 1;
              if (tries === 1) throw new Error(REFUSAL);
              return { fileId: `file-${key}`, name, size: 1_000 };
            }),
            progress: fromCallback<UploadsEvent, undefined>(({ sendBack }) =>
              sendBack({ type: 'upload.progressed', key: 'sds.pdf', percent: 40 }),
            ),
          },
        }),
        { input: { parent } },
      ).start();
      return { actor, taken };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    const files = ['sds.pdf', 'photo.png'].map((name) => new File(['x'], name));
    await userEvent.upload(canvas.getByLabelText(KIT.files.choose), files);
    await expect(await canvas.findByText(REFUSAL)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: KIT.files.retry('sds.pdf') }));
    await waitFor(() => expect(loaded.taken).toEqual(['photo.png', 'sds.pdf']));
  },
};
