import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { fieldLabel } from '#copy/booking/fields.ts';
import { draftRowName } from '#copy/booking/services.ts';
import { paperForm as words } from '#copy/orders/order.ts';
import { blankCfsForm } from '#domain/cfs/form.ts';
import type { PaperForm } from '#domain/paper-forms/paper-form.ts';
import { lorriesOf } from '#domain/paper-forms/required-vehicles.ts';
import { type CutOff, type PaperFormRequest, paperFormMachine } from '#machines/paper-form/index.ts';
import { incompleteMass, offeredDraft, openedMass, paperFormInput } from '#machines/paper-form/paper-form.cases.ts';
import { PaperFormPanel } from '#src/features/orders/papers/PaperFormPanel.tsx';
import { NAME } from './paper-form.subject.tsx';

export default { title: 'Machines/填写单证/实况' } satisfies Meta;

const started =
  (dueAt: number, form: PaperForm = incompleteMass) =>
  () => {
    const actor = createActor(
      paperFormMachine.provide({
        actors: {
          cutOff: fromPromise<void, CutOff>(() => new Promise(() => undefined)),
          send: fromPromise<void, PaperFormRequest>(async () => undefined),
        },
      }),
      { input: paperFormInput },
    ).start();
    actor.send({ type: 'paperForm.open', opened: { ...openedMass, dueAt }, form });
    return { actor };
  };

const TARE = fieldLabel('boxes.0.tareKg');

/** A missing field gets the focus, the total follows the input, and a doubtful cargo weight shows a warning. */
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

/** A draft bill: nothing to type while it is right, what it should say beside each row where it is not. */
export const Draft: StoryObj = {
  loaders: [
    () => {
      const { actor } = started(openedMass.dueAt)();
      actor.send({ type: 'paperForm.close' });
      actor.send({ type: 'paperForm.open', opened: { ...openedMass, version: 1 }, form: offeredDraft });
      return { actor };
    },
  ],
  render: (_, { loaded }) => <PaperFormPanel actor={loaded.actor} name="提单草稿" />,
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByLabelText(new RegExp(fieldLabel('decision')));
    await expect(canvas.getByText('SAMPLE CHEMICAL')).toBeVisible();
    await expect(canvas.queryAllByRole('textbox')).toHaveLength(0);
    await userEvent.selectOptions(choice, 'CORRECT');
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(words.should(draftRowName('shipper.companyNameEn'))), 'SAMPLE CHEM CO');
    await userEvent.selectOptions(choice, 'CONFIRM');
    await expect(canvas.queryAllByRole('textbox')).toHaveLength(0);
  },
};

/** Vehicles and drivers: as many as are said, and a vehicle is named once. */
export const Vehicles: StoryObj = {
  loaders: [started(openedMass.dueAt, lorriesOf(blankCfsForm))],
  render: (_, { loaded }) => <PaperFormPanel actor={loaded.actor} name="车辆与司机" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(canvas.getByText(words.errors(5))).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText(new RegExp(fieldLabel('vehicleCount'))), '2');
    await expect(canvas.getByRole('region', { name: words.vehicle(2) })).toBeVisible();
    for (const plate of canvas.getAllByLabelText(new RegExp(fieldLabel('vehicles.0.plate'))))
      await userEvent.type(plate, '沪A12345');
    await expect(canvas.getAllByText('这个车牌已填过，请核对')).toHaveLength(2);
  },
};
