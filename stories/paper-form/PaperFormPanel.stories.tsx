import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { type CutOff, type PaperFormRequest, paperFormMachine } from '#machines/paper-form/index.ts';
import { openedMass, owedMass, paperFormInput } from '#machines/paper-form/paper-form.cases.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { paperForm as words } from '#src/ui/copy/paper-form.ts';
import { PaperFormPanel } from '#src/views/order-papers/PaperFormPanel.tsx';
import { NAME } from './paper-form.subject.tsx';

export default { title: 'Machines/填写单证/实况' } satisfies Meta;

const started = (dueAt: number) => () => {
  const actor = createActor(
    paperFormMachine.provide({
      actors: {
        cutOff: fromPromise<void, CutOff>(() => new Promise(() => undefined)),
        send: fromPromise<void, PaperFormRequest>(async () => undefined),
      },
    }),
    { input: paperFormInput },
  ).start();
  actor.send({ type: 'paperForm.open', opened: { ...openedMass, dueAt }, form: owedMass });
  return { actor };
};

const TARE = fieldLabel('boxes.0.tareKg');

/** What is missing has the focus; the sum follows what is typed; doubtful goods are told and do not hold it up. */
export const Live: StoryObj = {
  loaders: [started(openedMass.dueAt)],
  render: (_, { loaded }) => <PaperFormPanel actor={loaded.actor} name={NAME} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(words.massUnknown)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(canvas.getByText(words.errors(2))).toBeVisible();
    await expect(canvas.getByLabelText(new RegExp(TARE))).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(new RegExp(TARE)), '2230');
    await expect(canvas.getByText(words.kilograms('18350'))).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: words.fill(60) })).toBeVisible();
    const goods = canvas.getByLabelText(new RegExp(fieldLabel('boxes.0.cargoKg')));
    await userEvent.clear(goods);
    await userEvent.type(goods, '14000');
    await expect(canvas.getByText(/各箱货重合计约 14000 kg/)).toBeVisible();
  },
};

/** Past the cut-off: it is said, and the button says so too. */
export const Late: StoryObj = {
  loaders: [started(openedMass.now)],
  render: (_, { loaded }) => <PaperFormPanel actor={loaded.actor} name={NAME} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.late)).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.submitLate })).toBeEnabled();
  },
};
