import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { sessionValidation } from '#copy/sign-in/session.ts';
import { closeAccountCopy as words } from '#copy/user-centre/account.ts';
import { reasons } from '#machines/close-account/close-account.cases.ts';
import {
  type CloseAnswered,
  closeAccountMachine,
  type ExportAnswered,
  type OwnerProof,
} from '#machines/close-account/index.ts';
import { subject } from './close-account.subject.tsx';

export default { title: 'Machines/导出与注销/实况' } satisfies Meta;

/** The password is required; the user exports the data, sees what blocks closing, then closes the account. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let isSettled = false;
      return {
        actor: createActor(
          closeAccountMachine.provide({
            actors: {
              exportData: fromPromise<ExportAnswered, OwnerProof>(async () => ({ kind: 'taken' })),
              closeAccount: fromPromise<CloseAnswered, OwnerProof>(async () => {
                if (isSettled) return { kind: 'closed' };
                isSettled = true;
                return { kind: 'blocked', reasons };
              }),
              clearBrowser: fromPromise<void, undefined>(async () => undefined),
            },
          }),
          { input: { needsPassword: true } },
        ).start(),
      };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.close }));
    await expect(canvas.getByText(sessionValidation.required)).toBeVisible();
    await expect(canvas.getByLabelText(words.password)).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(words.password), 'harbour-1');
    await userEvent.click(canvas.getByRole('button', { name: words.export }));
    await expect(await canvas.findByText(words.exported)).toBeVisible();
    for (const text of [reasons[0]!, words.closedTitle]) {
      await userEvent.click(canvas.getByRole('button', { name: words.close }));
      await expect(await canvas.findByText(words.ask)).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: words.confirm }));
      await expect(await canvas.findByText(text)).toBeVisible();
      if (text === reasons[0]) await userEvent.click(canvas.getByRole('button', { name: words.back }));
    }
    await expect(canvas.getByRole('button', { name: words.toSite })).toHaveFocus();
  },
};
