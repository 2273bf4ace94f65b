import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { operatorConsole } from '#copy/operator/console.ts';
import { operatorStaff as words } from '#copy/operator/staff.ts';
import {
  type ActRequest,
  operatorStaffMachine,
  type StaffList,
  type StaffSecrets,
} from '#machines/operator-staff/index.ts';
import { fresh, secrets, staffList } from '#machines/operator-staff/operator-staff.sample.ts';
import { subject } from './operator-staff.subject.tsx';

export default { title: 'Machines/操作室人员/实况' } satisfies Meta;

const startStaff = () =>
  createActor(
    operatorStaffMachine.provide({
      actors: {
        readList: fromPromise<StaffList, undefined>(async () => staffList),
        act: fromPromise<StaffSecrets | null, ActRequest>(async () => secrets),
        copy: fromPromise<boolean, { text: string }>(async () => true),
      },
    }),
  ).start();

/** An operator is added from the keyboard, and the set-up is shown once. */
export const Live: StoryObj = {
  loaders: [() => ({ actor: startStaff() })],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: words.title });
    canvas.getByRole('button', { name: words.add }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: words.name }), fresh.name);
    canvas.getByRole('checkbox', { name: new RegExp(operatorConsole.roles.rates) }).focus();
    await userEvent.keyboard(' {Enter}');
    (await canvas.findByRole('button', { name: words.confirms.add })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(words.setUp(fresh.name))).toHaveFocus();
    await expect(canvas.getByRole('img', { name: words.code })).toBeVisible();
    await expect(canvas.getByText(secrets.password)).toBeVisible();
  },
};
