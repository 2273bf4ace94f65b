import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { enquiry as words } from '#copy/enquiry/all-services.ts';
import { enquiryErrors } from '#copy/enquiry/form.ts';
import { person, placed, restored } from '#machines/enquiry/enquiry.cases.ts';
import {
  type EnquiryEvent,
  type EnquiryService,
  enquiryMachine,
  type PlacedEnquiry,
  type PlaceEnquiry,
  type RestoredForm,
} from '#machines/enquiry/index.ts';
import type { UploadsInput, UploadsRef } from '#machines/uploads/index.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import { subject } from './enquiry.subject.tsx';

export default { title: 'Machines/询价/实况' } satisfies Meta;

/** The first sending does not arrive; the second goes under the same key. */
function opened(service: EnquiryService, values: RestoredForm['values']) {
  const keys: string[] = [];
  const actor = createActor(
    enquiryMachine.provide({
      actors: {
        uploads: lazyActor<UploadsRef, never, UploadsInput>(() => new Promise(() => undefined)),
        person: fromCallback<EnquiryEvent, undefined>(({ sendBack }) =>
          sendBack({ type: 'person.recognised', person }),
        ),
        restore: fromPromise<RestoredForm, { service: EnquiryService }>(async () => ({ ...restored, values })),
        makeKey: fromPromise<string, undefined>(async () => `key-${keys.length}`),
        place: fromPromise<PlacedEnquiry, PlaceEnquiry>(async ({ input }) => {
          keys.push(input.key);
          if (keys.length === 1) throw new Error('no answer');
          return placed;
        }),
      },
      actions: { keepDraft: () => undefined, forgetDraft: () => undefined },
    }),
    { input: { service } },
  );
  return { actor: actor.start(), keys };
}

/** The error summary links to the fields; a retry reuses the idempotency key. */
export const Live: StoryObj = {
  loaders: [() => opened('fcl', { ...restored.values, cargoName: '' })],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    const submit = await canvas.findByRole('button', { name: words.submit });
    await userEvent.click(submit);
    await expect(canvas.getByRole('region', { name: words.summary(1) })).toHaveFocus();
    const error = words.summaryItem(words.fields.cargoName ?? '', enquiryErrors.REQUIRED);
    await userEvent.click(canvas.getByRole('link', { name: error }));
    const cargo = canvas.getByRole('textbox', { name: words.fields.cargoName ?? '' });
    await expect(cargo).toHaveFocus();
    await userEvent.type(cargo, '甲醇{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: words.retry }));
    await expect(await canvas.findByRole('heading', { name: words.placed })).toHaveFocus();
    await expect(canvas.getByText(placed.enquiryNo)).toBeVisible();
    await expect(loaded.keys).toEqual(['key-0', 'key-0']);
  },
};

const shown = (service: EnquiryService): StoryObj => ({
  loaders: [() => opened(service, {})],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.submit }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Consolidation = shown('lcl');
export const Trucking = shown('truck');
export const Flexitanks = shown('flexitank');
export const Tanks = shown('tank');
export const Stays = shown('warehouse');
export const DeskWorks = shown('dgdesk');
export const Stuffing = shown('cfs');
