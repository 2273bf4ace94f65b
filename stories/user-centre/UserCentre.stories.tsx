import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { UserInfo } from '#contract/calls/user.ts';
import { type UserCentreEvent, userCentreMachine } from '#machines/user-centre/index.ts';
import { userCentre } from '#src/ui/copy/user-centre.ts';
import { subject } from './user-centre.subject.tsx';

export default { title: 'Machines/会员中心/实况' } satisfies Meta;

const user: UserInfo = {
  name: '李航',
  phone: '120****0001',
  avatar: null,
  roles: ['enterprise'],
  protocolAgreed: true,
  enterpriseResp: {
    basicEntId: 'enterprise',
    entName: '上海某化工有限公司',
    mcpCode: 'MCP0001',
    serviceOpenAuditStatus: 'PENDING',
  },
  mmInfo: [],
  mayChangePasswordUntil: null,
};

/** A reload: no ticket in the address, the session is still there. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        userCentreMachine.provide({
          actors: {
            tabs: fromCallback<UserCentreEvent, undefined>(() => undefined),
            loadUser: fromPromise<UserInfo | null, undefined>(async () => user),
            returnToSite: fromPromise<void, { isSignedIn: boolean }>(async () => undefined),
          },
        }),
        { input: { ticket: null, room: 'honeywell' } },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(userCentre.signedInAs(user.name))).toBeVisible();
    await expect(canvas.getByText(userCentre.verificationStates.PENDING)).toBeVisible();
    await expect(canvas.getByText(userCentre.roomWords.honeywell.title)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: userCentre.back }));
    await expect(loaded.actor.getSnapshot().value).toBe('left');
  },
};
