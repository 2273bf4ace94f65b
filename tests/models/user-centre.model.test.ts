import { expect } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';
import { CallFailure } from '#domain/failure.ts';
import { centreRoomsCases } from '#machines/centre-rooms/centre-rooms.cases.ts';
import {
  type CentreAddress,
  type CentreRoomsEvent,
  centreRoomsMachine,
  selectContent,
  selectOrder,
  selectRoom,
} from '#machines/centre-rooms/index.ts';
import type { ClockTicked } from '#machines/kit/clock.ts';
import {
  type CancelRequest,
  type OrderInput,
  type OrderRef,
  orderMachine,
  type PageShown,
  selectCanCancel,
  selectIsAsking,
  selectContent as selectOrderContent,
  selectRefusal,
} from '#machines/order/index.ts';
import { orderMessagesMachine } from '#machines/order-messages/index.ts';
import {
  type ResourceAddress,
  type ResourceAnswer,
  resourceMachine,
  selectContent as selectRead,
} from '#machines/resource/index.ts';
import { sessionMachine } from '#machines/session/index.ts';
import { singleSignOnMachine, type TicketAnswered, type TicketRequest } from '#machines/single-sign-on/index.ts';
import {
  selectFailure,
  selectRooms,
  selectScreen,
  type UserCentreEvent,
  userCentreMachine,
} from '#machines/user-centre/index.ts';
import { lateActor } from '#src/app/late-actor.ts';
import { unanswered } from '../kit/drive.ts';
import { walkModel } from '../kit/walk-model.ts';
import { userCentreModel } from './user-centre.model.ts';

const { user } = centreRoomsCases.input as { user: UserInfo };
const ORDER = 'FCL26101200007';
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const refusal = (message: string) => new CallFailure({ kind: 'refused', code: '10004004', message, status: 200 });

type Go = (address: Partial<CentreAddress>) => void;

/** The whole user centre over a server of three answers. */
function visit() {
  const links: ((outcome: 'good' | 'used' | 'lost') => void)[] = [];
  const server = { cancelled: false, isReleased: false };
  let go: Go = () => undefined;
  const left: string[] = [];
  let endSession: () => void = () => undefined;
  const content = resourceMachine.provide({
    actors: {
      read: fromPromise<ResourceAnswer, ResourceAddress>(async ({ input }) => ({
        outcome: 'found',
        content: input.path === `order/${ORDER}` ? (server.cancelled ? 'cancelled' : 'standing') : input.path,
      })),
    },
  });
  const rooms = centreRoomsMachine.provide({
    actors: {
      addresses: fromCallback<CentreRoomsEvent, undefined>(({ sendBack }) => {
        go = (address) =>
          sendBack({ type: 'address.changed', address: { room: 'workplace', no: null, query: '', ...address } });
        go({});
      }),
      content,
      order: lateActor<OrderRef, never, OrderInput>(async () =>
        orderMachine.provide({
          actors: {
            clock: fromCallback<ClockTicked, undefined>(() => undefined),
            visibility: fromCallback<PageShown, undefined>(() => undefined),
            content,
            messages: unanswered(orderMessagesMachine),
            cancelOrder: fromPromise<void, CancelRequest>(async () => {
              if (server.isReleased) throw refusal('订单已放舱');
              server.cancelled = true;
            }),
          },
        }),
      ),
    },
  });
  const centre = createActor(
    userCentreMachine.provide({
      actors: {
        account: fromCallback<UserCentreEvent, undefined>(({ sendBack }) => {
          sendBack({ type: 'account.recognised', user });
          endSession = () => {
            sendBack({ type: 'account.asked' });
            sendBack({ type: 'account.left', isExpired: true });
          };
        }),
        rooms,
        singleSignOn: singleSignOnMachine.provide({
          actors: {
            redeemTicket: fromPromise<TicketAnswered, TicketRequest>(
              () =>
                new Promise((resolve, reject) => {
                  links.push((outcome) => {
                    if (outcome === 'good') resolve({ kind: 'signedIn', answer: { token: 'token', userName: '李航' } });
                    else reject(outcome === 'used' ? refusal('登录链接已失效') : new Error('no answer'));
                  });
                }),
            ),
          },
        }),
        saveSession: fromPromise<void, LoginAnswer>(async () => undefined),
        session: unanswered(sessionMachine),
        toasts: fromPromise(() => new Promise(() => undefined)) as never,
        returnToSite: fromPromise<void, undefined>(async () => {
          left.push('with a ticket');
        }),
      },
      actions: { goToSite: () => left.push('without') },
    }),
    { input: { ticket: 'ticket' } },
  ).start();
  return {
    centre,
    links,
    server,
    left,
    go: (address: Partial<CentreAddress>) => go(address),
    endSession: () => endSession(),
  };
}

walkModel('[2.14b][4.6b] a visit', userCentreModel, () => {
  const { centre, links, server, left, go, endSession } = visit();
  const inside = () => {
    const rooms = selectRooms(centre.getSnapshot());
    if (rooms === undefined) throw new Error('nobody is in');
    return rooms;
  };
  const order = () => {
    const open = selectOrder(inside().getSnapshot())?.getSnapshot().child ?? null;
    if (open === null) throw new Error('no order is open');
    return open;
  };
  const answered = async (outcome: 'good' | 'used' | 'lost') => {
    links.at(-1)?.(outcome);
    await settle();
    await settle();
  };
  const sees = (screen: ReturnType<typeof selectScreen>) => () =>
    expect(selectScreen(centre.getSnapshot())).toBe(screen);
  const reads = async (what: string) => {
    const content = selectContent(inside().getSnapshot());
    if (content === undefined) throw new Error('nothing is read');
    await waitFor(content, (snapshot) => selectRead(snapshot) === what, { timeout: 20_000 });
  };
  const seesOrder = async (what: string) => {
    const content = selectOrderContent(order().getSnapshot());
    if (content === undefined) throw new Error('the order is not read');
    await waitFor(content, (snapshot) => selectRead(snapshot) === what, { timeout: 20_000 });
    expect(selectIsAsking(order().getSnapshot())).toBe(false);
    expect(selectCanCancel(order().getSnapshot())).toBe(true);
  };
  return {
    gestures: {
      'the link is good': () => answered('good'),
      'the link was used': () => answered('used'),
      'the network fails': () => answered('lost'),
      'try once more': () => centre.send({ type: 'centre.retry' }),
      'go back without signing in': async () => {
        centre.send({ type: 'centre.leave' });
        await settle();
      },
      'look at the orders': () => go({ room: 'order' }),
      'open an order': async () => {
        go({ room: 'order', no: ORDER });
        await settle();
      },
      'want to cancel': () => order().send({ type: 'order.cancel' }),
      'think better of it': () => order().send({ type: 'order.keep' }),
      'say yes': async () => {
        order().send({ type: 'order.confirm' });
        await settle();
      },
      'say yes, the carrier has it already': async () => {
        server.isReleased = true;
        order().send({ type: 'order.confirm' });
        await settle();
        server.isReleased = false;
      },
      'the session ends': async () => {
        endSession();
        await settle();
      },
      'go back': async () => {
        centre.send({ type: 'centre.leave' });
        await settle();
      },
    },
    checks: {
      'at the door': sees('busy'),
      'told to come again by the shop': sees('refused'),
      'told of the network': () => {
        sees('unreached')();
        expect(selectFailure(centre.getSnapshot())).toBe('no answer');
      },
      'in the workplace': async () => {
        sees('signedIn')();
        await reads('workplace');
      },
      'among the orders': async () => {
        expect(selectRoom(inside().getSnapshot())).toBe('order');
        await reads('order');
      },
      'at an order': () => seesOrder('standing'),
      'asked whether to cancel': () => {
        expect(selectIsAsking(order().getSnapshot())).toBe(true);
        expect(selectRefusal(order().getSnapshot())).toBeNull();
        expect(server.cancelled).toBe(false);
      },
      'told why not': () => {
        expect(selectRefusal(order().getSnapshot())).toBe('订单已放舱');
        expect(server.cancelled).toBe(false);
      },
      'at a cancelled order': () => seesOrder('cancelled'),
      'told to sign in again': sees('expired'),
      'in the shop': () => {
        expect(centre.getSnapshot().value).toBe('left');
        expect(left).toHaveLength(1);
      },
    },
  };
});
