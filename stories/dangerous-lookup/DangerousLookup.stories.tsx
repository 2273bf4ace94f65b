import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import { methanol, methanolSheet } from '#machines/dangerous-lookup/dangerous-lookup.cases.ts';
import {
  type DangerousLookupRef,
  type DgEntry,
  dangerousLookupMachine,
  type SheetAnswer,
} from '#machines/dangerous-lookup/index.ts';
import { DangerousDrawer } from '#src/features/dangerous-goods/lookup/DangerousDrawer.tsx';
import { DangerousLookup } from '#src/features/dangerous-goods/lookup/DangerousLookup.tsx';

export default { title: 'Machines/查危险品/实况' } satisfies Meta;

/** By keyboard alone: a name, its match, its sheet, and back to the box. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        dangerousLookupMachine.provide({
          actors: {
            findMatches: fromPromise<readonly DgEntry[], { text: string }>(async () => [methanol]),
            readSheet: fromPromise<SheetAnswer, { unNo: string }>(async () => ({
              outcome: 'found',
              sheet: methanolSheet,
            })),
          },
        }),
      ).start(),
    }),
  ],
  render: (_, { loaded }) => (
    <>
      <DangerousLookup actor={loaded.actor as DangerousLookupRef} />
      <DangerousDrawer actor={loaded.actor as DangerousLookupRef} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: words.label }));
    await userEvent.keyboard('甲醇');
    await screen.findByRole('option', { name: /UN 1230/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('dialog', { name: words.title('1230') });
    await expect(await screen.findByRole('heading', { name: words.carriers })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('combobox', { name: words.label })).toHaveFocus();
  },
};
