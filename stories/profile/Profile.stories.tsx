import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import type { Profile } from '#contract/calls/user.ts';
import { profileCopy, profileErrors } from '#copy/user-centre/account.ts';
import { profileMachine, type SavedProfile } from '#machines/profile/index.ts';
import { subject } from './profile.subject.tsx';

export default { title: 'Machines/完善资料/实况' } satisfies Meta;

const empty: Profile = { name: '', companyName: '', schoolName: '', enterpriseType: '', industry: '', email: '' };

/** An e-mail that is none is pointed at, and the focus goes there; a company that is named leads on to its verification. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        profileMachine.provide({
          actors: {
            loadProfile: fromPromise<Profile, undefined>(async () => empty),
            saveProfile: fromPromise<SavedProfile, Profile>(async () => ({ isUnverified: true })),
          },
        }),
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    const email = canvas.getByLabelText(profileCopy.email);
    await userEvent.type(email, 'wangke');
    await userEvent.click(canvas.getByRole('button', { name: profileCopy.save }));
    await expect(email).toHaveFocus();
    await expect(canvas.getByText(profileErrors.EMAIL)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(profileCopy.companyName), '上海某化工有限公司');
    await userEvent.type(email, '@example.com{Enter}');
    await expect(await canvas.findByText(profileCopy.namedText)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: profileCopy.verify }));
    await expect(loaded.actor.getSnapshot().output).toEqual({ kind: 'verify' });
  },
};

/** The school field shows only after 我来自学校, or when a school is already stored; it can be cleared. */
export const OfSchool: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        profileMachine.provide({
          actors: {
            loadProfile: fromPromise<Profile, undefined>(async () => ({ ...empty, name: '陈谷' })),
            saveProfile: fromPromise<SavedProfile, Profile>(async () => ({ isUnverified: false })),
          },
        }),
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    const school = canvas.getByLabelText(profileCopy.schoolName);
    await expect(school).not.toBeVisible();
    await userEvent.click(canvas.getByText(profileCopy.isOfSchool));
    await expect(school).toBeVisible();
    await userEvent.type(school, '大');
    await userEvent.clear(school);
    await expect(school).toBeVisible();
  },
};
