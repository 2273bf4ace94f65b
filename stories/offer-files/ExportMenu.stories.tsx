import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { fcl } from '#copy/fcl/search.ts';
import { KIT } from '#copy/kit.ts';
import { offerFilesMachine, type SheetRequest } from '#machines/offer-files/index.ts';
import { subject } from './offer-files.subject.tsx';

export default { title: 'Machines/带走运价/实况' } satisfies Meta;

/** The first export fails; tried again it says how many rows it holds. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let tries = 0;
      const writeSheet = fromPromise<{ rows: number }, { asked: SheetRequest | null }>(async () => {
        tries += 1;
        if (tries === 1) throw new Error('no answer');
        return { rows: 14 };
      });
      const machine = offerFilesMachine.provide({
        actors: { writeSheet },
        actions: { saveCalendar: () => undefined, print: () => undefined },
      });
      return { actor: createActor(machine).start() };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: fcl.take, expanded: false }));
    await userEvent.click(await screen.findByRole('menuitem', { name: fcl.csv }));
    await userEvent.click(await canvas.findByRole('button', { name: KIT.retry }));
    await expect(await canvas.findByText(fcl.taken(14))).toBeVisible();
  },
};
