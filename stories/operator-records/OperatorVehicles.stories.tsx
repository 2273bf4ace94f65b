import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { operatorVehicles as words } from '#copy/operator/company.ts';
import {
  operatorRecordsMachine,
  type RecordSaved,
  type RecordsPage,
  type RecordsRequest,
  type RecordToSave,
} from '#machines/operator-records/index.ts';
import { OperatorVehicles } from '#src/operator/records/OperatorVehicles.tsx';

export default { title: 'Machines/操作室资料/整车' } satisfies Meta;

const page: RecordsPage = {
  items: [
    {
      ...{ id: 'TRK26101200002', version: 1, fallbacks: {} },
      ...{ editedBy: '王珂', editedAt: Date.parse('2026-10-12T09:40:00+08:00') },
      fields: {
        ...{ customer: '青岛示例化工有限公司', originCity: '潍坊', destinationCity: '青岛' },
        ...{ cargoName: '氢氧化钠溶液', unNo: '1824', vehicle: '罐车 × 1 辆', weightKg: '29800' },
        ...{ amount: '6200.00', loadingDay: '2026-10-14', status: 'waiting' },
      },
    },
  ],
  total: 1,
  next: null,
};

const start = () =>
  createActor(
    operatorRecordsMachine.provide({
      actors: {
        readPage: fromPromise<RecordsPage, RecordsRequest>(async () => page),
        save: fromPromise<RecordSaved, RecordToSave>(async () => ({ outcome: 'saved' })),
      },
    }),
    { input: { kind: '' } },
  ).start();

/** The list, and the one that is changed beside it: whose it is stays. */
export const Changed: StoryObj = {
  loaders: [() => ({ actor: start() })],
  render: (_, { loaded }) => <OperatorVehicles actor={loaded.actor} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${words.edit} TRK26101200002` }));
    await expect(canvas.getByLabelText(words.fields.customer, { exact: false })).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(await canvas.findByText(words.saved)).toHaveFocus();
  },
};
