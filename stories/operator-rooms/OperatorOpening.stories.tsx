import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import type { OperatorFirstRun } from '#contract/calls/operator-first-run.ts';
import { operatorCompany, operatorOpening as words } from '#copy/operator/company.ts';
import { type OpeningFact, openingSteps } from '#domain/company/opening.ts';
import type { OperatorRoomsRef } from '#machines/operator-rooms/index.ts';
import {
  type ResourceAddress,
  type ResourceAnswer,
  type ResourceRef,
  resourceMachine,
} from '#machines/resource/index.ts';
import { OperatorOpening } from '#src/operator/opening/OperatorOpening.tsx';
import { sampleRooms } from '../kit/messages.ts';

export default { title: 'Machines/操作室各页/开张' } satisfies Meta;

const doneAt = Date.parse('2026-10-12T09:40:00+08:00');

function listOf(done: number, missing: OpeningFact[]): OperatorFirstRun {
  const steps = openingSteps.map((step, at) => ({
    ...{ step, isDone: at < done, doneAt: at < done ? doneAt : null },
    missing: step === 'company' ? missing : [],
  }));
  return { steps, carriers: 24, ports: 96, operators: [{ name: '王珂', roles: ['admin', 'rates'] }] };
}

const opened = (content: OperatorFirstRun, rooms = ['admin', 'rates'] as const): StoryObj => ({
  loaders: [
    () => {
      const read = fromPromise<ResourceAnswer, ResourceAddress>(async () => ({ outcome: 'found', content }));
      const address = { path: '', query: '' };
      return {
        actor: createActor(resourceMachine.provide({ actors: { read } }), { input: address }).start(),
        rooms: createActor(sampleRooms, { input: { roles: [...rooms], isOpening: true } }).start(),
      };
    },
  ],
  render: (_, { loaded }) => (
    <OperatorOpening actor={loaded.actor as ResourceRef<OperatorFirstRun>} rooms={loaded.rooms as OperatorRoomsRef} />
  ),
});

/** The current step lists its missing values; a step for another role says so. */
export const Started: StoryObj = {
  ...opened(listOf(1, ['brandName', 'icpFiling'])),
  play: async ({ canvas }) => {
    const next = (await canvas.findByText(words.steps.company.title)).closest('li')!;
    await expect(next).toHaveAttribute('aria-current', 'step');
    const missing = [operatorCompany.fields.brandName, operatorCompany.fields.icpFiling];
    await expect(within(next).getByText(words.missing(missing))).toBeVisible();
    await expect(canvas.getByText(words.steps.news.byOthers)).toBeVisible();
    await expect(canvas.getByText(words.prices.no)).toBeVisible();
  },
};

export const Done: StoryObj = {
  ...opened(listOf(openingSteps.length, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.done)).toBeVisible();
    await expect(canvas.getByText(words.prices.yes)).toBeVisible();
  },
};
