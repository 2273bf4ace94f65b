import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { importWords, ratesImport as words } from '#copy/operator/rates.ts';
import {
  type PreviewRequest,
  type PublishRequest,
  type RatePreview,
  type RatePublished,
  type RatesService,
  type RateVersions,
  type RollbackRequest,
  ratesImportMachine,
} from '#machines/rates-import/index.ts';
import {
  afterPublishing,
  samplePreview,
  samplePreviewWithLoss,
  sampleSailings,
  twoVersions,
  withScheduled,
  withWithdrawn,
} from '#machines/rates-import/rates-import.sample.ts';
import { subject } from './rates-import.subject.tsx';

export default { title: 'Machines/操作室运价/实况' } satisfies Meta;

function startRates(found: RatePreview, listed = twoVersions) {
  let list = listed;
  const publish = async (): Promise<RatePublished> => {
    list = afterPublishing;
    return { service: 'fcl', versionId: 'R-3', inForce: 'R-3', publishAt: 0 };
  };
  return createActor(
    ratesImportMachine.provide({
      actors: {
        readVersions: fromPromise<RateVersions, RatesService>(async () => list),
        previewFile: fromPromise<RatePreview, PreviewRequest>(async () => found),
        progress: fromCallback(() => undefined),
        publish: fromPromise<RatePublished, PublishRequest>(publish),
        withdraw: fromPromise<unknown, RollbackRequest>(async () => {
          list = withWithdrawn;
        }),
      },
    }),
  ).start();
}

/** The operator uploads a file, compares it and publishes it now; a rollback would restore the replaced version. */
export const Live: StoryObj = {
  loaders: [() => ({ actor: startRates(samplePreview) })],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(words.file), new File(['x'], 'W43.xlsx'));
    await expect(await canvas.findByRole('table', { name: words.changes })).toHaveTextContent('850.00');
    await userEvent.click(canvas.getByRole('button', { name: words.submitNow }));
    await expect(await canvas.findByText(words.published)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: words.rollback }));
    await expect(canvas.getByRole('alertdialog')).toHaveTextContent('W40.xlsx');
  },
};

/** A list of dangerous goods without more than a tenth of its numbers: the operator says that they are meant to go. */
export const Loss: StoryObj = {
  loaders: [() => ({ actor: startRates(samplePreviewWithLoss) })],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(words.file), new File(['x'], 'IMDG 44-28.xlsx'));
    const lost = await canvas.findByRole('checkbox', { name: words.loss(1174) });
    await expect(lost).not.toBeChecked();
    await userEvent.click(lost);
    await expect(lost).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: words.submitNow }));
    await expect(await canvas.findByText(words.published)).toBeVisible();
  },
};

/** A scheduled version is shown next to the new one: it takes effect after it, before it or at the same time. */
export const Scheduled: StoryObj = {
  loaders: [() => ({ actor: startRates(samplePreview, withScheduled) })],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    const upcoming = ['2026-10-25 08:00', 'W45.xlsx', 3] as const;
    await userEvent.upload(await canvas.findByLabelText(words.file), new File(['x'], 'W43.xlsx'));
    await expect(await canvas.findByText(words.meets.followsThis(...upcoming))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: words.whens.later }));
    await expect(canvas.getByText(words.meets.unsaid(...upcoming))).toBeVisible();
    const time = canvas.getByLabelText(new RegExp(words.time));
    await fireEvent.input(time, { target: { value: '2026-10-26T08:00' } });
    await expect(canvas.getByText(words.meets.precedesThis(...upcoming))).toBeVisible();
    await fireEvent.input(time, { target: { value: '2026-10-25T08:00' } });
    await expect(canvas.getByText(words.meets.sameTime(upcoming[0], upcoming[1]))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.submitLater }));
    await expect(time).toHaveAccessibleDescription(words.timeErrors.TAKEN);
    await fireEvent.input(time, { target: { value: '2026-10-25T08:01' } });
    await expect(canvas.queryByText(words.timeErrors.TAKEN)).toBeNull();
  },
};

/** A version that waits for its time is withdrawn after a question, and its row says that it never was in force. */
export const Withdrawn: StoryObj = {
  loaders: [() => ({ actor: startRates(samplePreview, withScheduled) })],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${words.withdraw} W45.xlsx` }));
    const question = await canvas.findByRole('alertdialog');
    await expect(question).toHaveTextContent(words.withdrawHelp('2026-10-25 08:00'));
    await userEvent.click(canvas.getByRole('button', { name: words.withdrawConfirm }));
    await expect(await canvas.findByText(words.withdrawn)).toBeVisible();
    await expect(canvas.getByText(words.neverInForce)).toBeVisible();
  },
};

/** Sailings are compared with every cut-off as it will be, rules and house rules counted out. */
export const Sailings: StoryObj = {
  loaders: [() => ({ actor: startRates(sampleSailings) })],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(importWords.sailings.name));
    await userEvent.upload(await canvas.findByLabelText(words.file), new File(['x'], 'W45.xlsx'));
    const table = await canvas.findByRole('table', { name: words.changes });
    await expect(table).toHaveTextContent('ETD-3天 12:00');
    await expect(canvas.getByText(words.unread.ports('CNZOS、OMSLL'))).toBeVisible();
    await expect(canvas.getByText(words.unread.calls(2))).toBeVisible();
    const [cutOffs] = await canvas.findAllByText(words.cutOffsOf(2));
    if (cutOffs !== undefined) await userEvent.click(cutOffs);
    await expect(canvas.getAllByText('2026-10-30 12:00')[0]).toBeVisible();
    await expect(canvas.getAllByText(words.cutOff('2026-11-01 18:00', true))[0]).toBeVisible();
  },
};

const flight = { origin: 'PVG', destination: 'FRA', carrier: 'CA', flight: 'CA1041', weekdays: '1.3.5' };
const flights: RatePreview = {
  ...samplePreview,
  changes: [
    {
      ...{ kind: 'NEW', row: { ...flight, from: '2026-10-31', to: '2026-12-31', departs: '22:15' }, cells: [] },
      cutOffs: [{ column: '截进仓', at: '2026-11-02 10:15', rule: 'ETD-12小时', isUsual: false }],
    },
  ],
};

/** A flight has no date: its cut-off is shown as a rule, with the result for the next departure. */
export const Flights: StoryObj = {
  loaders: [() => ({ actor: startRates(flights) })],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(importWords.flights.name));
    await userEvent.upload(await canvas.findByLabelText(words.file), new File(['x'], 'W45.xlsx'));
    await userEvent.click(await canvas.findByText(words.cutOffsOf(1)));
    await expect(canvas.getByText(words.flightCutOff('ETD-12小时', '2026-11-02 10:15', false))).toBeVisible();
  },
};

const slip: RatePreview = {
  ...samplePreview,
  changes: samplePreview.changes.map((change) =>
    change.kind === 'CHANGED' ? { ...change, cells: [{ column: '单价', old: '1420.00', new: '4120.00' }] } : change,
  ),
};

/** A price that rises by more than half is pointed out. */
export const Slip: StoryObj = {
  loaders: [() => ({ actor: startRates(slip) })],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(words.file), new File(['x'], 'W43.xlsx'));
    await expect(await canvas.findByText(words.jump(190))).toBeVisible();
  },
};
