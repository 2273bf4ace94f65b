import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { rooms as words } from '#copy/user-centre/rooms.ts';
import { centreRoomsCases } from '#machines/centre-rooms/centre-rooms.cases.ts';
import { type CentreRoomsEvent, type CentreRoomsInput, centreRoomsMachine } from '#machines/centre-rooms/index.ts';
import { type ResourceAddress, type ResourceAnswer, resourceMachine } from '#machines/resource/index.ts';
import { AccountPage } from '#src/features/user-centre/pages/AccountPage.tsx';
import { CentreRooms } from '#src/features/user-centre/rooms/CentreRooms.tsx';
import { subject } from './centre-rooms.subject.tsx';

export default { title: 'Machines/会员中心功能/实况' } satisfies Meta;

const startRooms = () => ({
  actor: createActor(
    centreRoomsMachine.provide({
      actors: {
        addresses: fromCallback<CentreRoomsEvent, undefined>(({ sendBack }) =>
          sendBack({ type: 'address.changed', address: { room: 'account', no: null, query: '?redirect=account' } }),
        ),
        content: resourceMachine.provide({
          actors: {
            read: fromPromise<ResourceAnswer, ResourceAddress>(async () => ({ outcome: 'found', content: [] })),
          },
        }),
      },
    }),
    { input: centreRoomsCases.input as CentreRoomsInput },
  ).start(),
});

/** The address says the account: its room is marked in the menu, and the verification opens from it. */
export const Live: StoryObj = {
  loaders: [startRooms],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(canvas.getByRole('link', { name: words.titles.account })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: words.verification.open }));
    await expect(loaded.actor.getSnapshot().matches({ open: { dialog: 'verifying' } })).toBe(true);
  },
};

/** One pixel, as a picture of a user. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';

/** The picture of the user and the enterprises they act for, each with the role there. */
export const PictureAndEnterprises: StoryObj = {
  loaders: [startRooms],
  render: (_, { loaded }) => (
    <CentreRooms
      actor={loaded.actor}
      isSpecial={false}
      avatar={PICTURE}
      enterprises={[
        {
          basicEntId: 'E1',
          entName: '上海申澜化工进出口有限公司',
          mcpCode: 'M1',
          serviceOpenAuditStatus: 'PASS',
          role: 'owner',
        },
        {
          basicEntId: 'E2',
          entName: '宁波远泰化学品有限公司',
          mcpCode: 'M2',
          serviceOpenAuditStatus: 'NONE',
          role: null,
        },
      ]}
      renderRoom={(props) => <AccountPage {...props} devices={undefined} />}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const entries = canvas.getByRole('list', { name: words.account.company });
    await expect(entries).toHaveTextContent(/上海申澜化工进出口有限公司主账号宁波远泰化学品有限公司$/);
    await expect(canvasElement.querySelector('img[data-avatar]')).toHaveAttribute('src', PICTURE);
  },
};
