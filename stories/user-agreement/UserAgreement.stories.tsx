import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { ClockTicked } from '#machines/kit/clock.ts';
import { readingMachine } from '#machines/reading/index.ts';
import { type Contacts, userAgreementMachine } from '#machines/user-agreement/index.ts';
import { subject } from './user-agreement.subject.tsx';

export default { title: 'Machines/协议阅读/实况' } satisfies Meta;

const contacts: Contacts = {
  serviceMail: 'service@example.com',
  servicePhone: '400-000-1230',
  company: '化舟供应链',
};

/** The blanks of the text are filled as soon as the site's facts are known. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        userAgreementMachine.provide({
          actors: {
            loadContacts: fromPromise<Contacts, undefined>(async () => contacts),
            reading: readingMachine.provide({
              actors: { clock: fromCallback<ClockTicked, undefined>(() => undefined) },
            }),
          },
        }),
        { input: { texts: ['userAgreement', 'privacyNotice'] } },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText(/化舟供应链/))[0]).toBeVisible();
    await expect(canvasElement.textContent).toContain(contacts.serviceMail);
    await expect(canvasElement.textContent).not.toMatch(/\{\w+\}/);
  },
};
