import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { blankContext } from './booking.rules.ts';
import { bookingSetup } from './booking.setup.ts';
import { choosing, filling, ordering } from './booking.states.ts';
import type { BookingContext } from './booking.types.ts';

export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  description: '下单：填写、报价、确认、阅读协议、提交；各种服务同一个流程，只是要填的不同',
  context: ({ input }) => blankContext(input.service, null),
  initial: 'opening',
  states: {
    opening: {
      description: '取回草稿、价格与用户',
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => ({ service: context.service.code, wish: context.wish }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ opened: event.output }) },
            target: 'refused',
            actions: { type: 'storeRefused', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            guard: { type: 'isOffered', params: ({ event }) => ({ opened: event.output }) },
            target: 'choosing',
            actions: { type: 'storeOffered', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            guard: { type: 'isSent', params: ({ event }) => ({ opened: event.output }) },
            target: 'open.ordering',
            actions: { type: 'storeOpened', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            target: 'open',
            actions: [{ type: 'storeOpened', params: ({ event }) => ({ opened: event.output }) }, 'guardStep'],
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    choosing,
    unavailable: { description: '表单没有打开，可以重试', on: { 'booking.retry': 'opening' } },
    refused: {
      description: '要复制的订单、要转的询价方案取不到：说明原因与去处；登录后再取一次',
      invoke: { id: 'surroundings', src: 'surroundings' },
      on: {
        'order.submit': { guard: 'isVisitor', actions: { type: 'askSignIn', params: { isOverForm: false } } },
        'session.changed': { guard: { type: 'isOther', params: ({ event }) => event }, target: 'opening' },
      },
    },
    open: {
      description: '表单打开着',
      initial: 'filling',
      invoke: [
        { id: 'surroundings', src: 'surroundings' },
        {
          id: 'pricing',
          src: 'pricing',
          input: ({ context }) => ({ service: context.service.code }),
          onSnapshot: {
            guard: { type: 'isNewPrice', params: ({ event }) => event },
            actions: [{ type: 'storePrice', params: ({ event }) => event }, 'noteChanged'],
          },
        },
        {
          id: 'draft',
          src: 'draft',
          input: ({ context }) => ({
            service: context.service.code,
            owner: context.owner,
            id: context.draftId,
            mark: context.mark,
            isSignedIn: context.booker !== null,
          }),
          onSnapshot: {
            guard: { type: 'isAdopted', params: ({ event }) => event },
            target: '.filling',
            actions: [{ type: 'adoptDraft', params: ({ event }) => event }, 'guardStep'],
          },
        },
        {
          id: 'uploads',
          src: 'uploads',
          onSnapshot: {
            guard: { type: 'hasNewFiles', params: ({ event }) => event },
            actions: [{ type: 'storeFiles', params: ({ event }) => event }, 'tellDraft', 'noteChanged'],
          },
        },
      ],
      on: {
        'session.changed': [
          {
            guard: { type: 'isStaying', params: ({ event }) => event },
            actions: [{ type: 'storeBooker', params: ({ event }) => event }, 'tellDraftSession'],
            description: '同一个人，或在自己填的表单上登录：内容都在',
          },
          { target: 'opening', actions: 'forgetForm', description: '换了人或退出：这份表单不再给别人看' },
        ],
        'page.leaving': { actions: 'tellDraftLeaving' },
      },
      states: {
        filling,
        handingOver: {
          description: '去看草稿：先把这一份存下',
          tags: 'busy',
          entry: ['tellDraft', 'tellDraftLeaving'],
          after: { rest: { target: '#booking.opening', actions: 'wantAllDrafts' } },
        },
        ordering,
        placed: {
          description: '下单成功',
          entry: ['discardDraft', { type: 'showPlaced', params: ({ context }) => placedOf(context) }],
          initial: 'leaving',
          states: {
            leaving: { description: '正在打开成功页', after: { successPage: 'told' } },
            told: {
              description: '成功页没有及时打开：就在表单上给出订单号',
              on: { 'booking.retry': { target: '#booking.opening', actions: 'forgetForm' } },
            },
          },
        },
      },
    },
  },
});

const placedOf = ({ service, order, booker }: BookingContext) => ({
  orderNo: order!.orderNo,
  path: service.successPath,
  isPassed: booker?.isPassed ?? false,
});

export type BookingRef = ActorRefFrom<typeof bookingMachine>;
export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
