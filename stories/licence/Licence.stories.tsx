import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { verification as words } from '#copy/user-centre/rooms.ts';
import {
  type LicenceEvent,
  type LicenceFile,
  type LicenceInput,
  licenceMachine,
  type RecogniseOutcome,
} from '#machines/licence/index.ts';
import { licenceCases } from '#machines/licence/licence.cases.ts';
import { subject } from './licence.subject.tsx';

export default { title: 'Machines/营业执照/实况' } satisfies Meta;

let tries = 0;

/** The first recognition fails; the retry reuses the uploaded file. */
export const Live: StoryObj = {
  loaders: [
    () => {
      tries = 0;
      const actor = createActor(
        licenceMachine.provide({
          actors: {
            uploadLicence: fromPromise<{ fileId: string }, { licence: LicenceFile }>(async () => ({ fileId: 'file' })),
            progress: fromCallback<LicenceEvent, { licence: LicenceFile }>(() => undefined),
            recogniseLicence: fromPromise<RecogniseOutcome, { fileId: string }>(async () => {
              tries += 1;
              if (tries === 1) throw new Error('识别服务繁忙');
              return { kind: 'read', creditCode: null };
            }),
          },
        }),
        { input: licenceCases.input as LicenceInput },
      ).start();
      return { actor };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.retry }));
    await waitFor(() =>
      expect(loaded.actor.getSnapshot().output).toEqual({ kind: 'read', fileId: 'file', creditCode: null }),
    );
  },
};
