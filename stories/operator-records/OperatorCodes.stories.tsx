import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { operatorCodes as words } from '#copy/operator/company.ts';
import {
  operatorRecordsMachine,
  type RecordSaved,
  type RecordsPage,
  type RecordsRequest,
  type RecordToSave,
} from '#machines/operator-records/index.ts';
import { firstPage } from '#machines/operator-records/operator-records.sample.ts';
import { subject } from './operator-records.subject.tsx';

export default { title: 'Machines/操作室资料/实况' } satisfies Meta;

const startCodes = () =>
  createActor(
    operatorRecordsMachine.provide({
      actors: {
        readPage: fromPromise<RecordsPage, RecordsRequest>(async () => firstPage),
        save: fromPromise<RecordSaved, RecordToSave>(async () => ({ outcome: 'saved' })),
      },
    }),
    { input: { kind: 'PORT' } },
  ).start();

/** A port is changed from the keyboard and saved. */
export const Live: StoryObj = {
  loaders: [() => ({ actor: startCodes() })],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: words.title });
    canvas.getByRole('button', { name: `${words.edit} CNTCX 太仓新港` }).focus();
    await userEvent.keyboard('{Enter}');
    const name = canvas.getByLabelText(words.fields.nameCn, { exact: false });
    await userEvent.clear(name);
    await userEvent.type(name, '太仓三港{Enter}');
    await expect(await canvas.findByText(words.saved)).toHaveFocus();
  },
};
