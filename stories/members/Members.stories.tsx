import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { members as words } from '#copy/user-centre/enterprise.ts';
import { type Act, type MadeInvitation, type MembersRead, membersMachine } from '#machines/members/index.ts';
import { membersInput, owned } from '#machines/members/members.cases.ts';
import { subject } from './members.subject.tsx';

export default { title: 'Machines/企业同事/实况' } satisfies Meta;

/** A request is accepted, then a colleague goes after the question. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let { members } = owned;
      const actors = {
        load: fromPromise<MembersRead, undefined>(async () => ({ ...owned, members })),
        perform: fromPromise<MadeInvitation | null, { act: Act }>(async ({ input: { act } }) => {
          if (act.kind === 'decide') members = { ...members, requests: [] };
          if (act.kind === 'remove')
            members = { ...members, members: members.members.filter(({ userId }) => userId !== act.id) };
          return null;
        }),
      };
      return { actor: createActor(membersMachine.provide({ actors }), { input: membersInput }).start() };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.accept.booker }));
    await waitFor(() => expect(canvas.queryByText(words.asks('钱样本'))).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: words.remove }));
    await userEvent.click(await canvas.findByRole('button', { name: words.confirm }));
    await waitFor(() => expect(canvas.queryByText('李样例')).toBeNull());
  },
};
