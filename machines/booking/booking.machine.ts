import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { blankContext } from './booking.rules.ts';
import { bookingSetup } from './booking.setup.ts';
import { choosing, ordering, placed } from './booking.states.ts';

export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  description: '下单：打开表单、填写、结单、成功；各种服务同一个流程，只是要填的不同',
  context: ({ input }) => blankContext(input.service, null),
  initial: 'opening',
  states: {
    opening: {
      description: '取回草稿、价格与用户',
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => ({ service: context.service.code, intent: context.intent }),
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
          { target: 'open', actions: { type: 'storeOpened', params: ({ event }) => ({ opened: event.output }) } },
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
          id: 'form',
          src: 'orderForm',
          input: ({ context, self }) => ({ parent: self, service: context.service, opened: context.opened! }),
        },
      ],
      on: {
        'session.changed': { actions: { type: 'tellForm', params: ({ event }) => ({ event }) } },
        'step.go': { actions: { type: 'tellForm', params: ({ event }) => ({ event }) } },
        'page.leaving': { actions: { type: 'tellForm', params: ({ event }) => ({ event }) } },
        'booker.arrived': { actions: { type: 'storePerson', params: ({ event }) => event } },
        'form.kept': { target: 'opening', actions: 'wantAllDrafts', description: '去看草稿' },
        'form.abandoned': {
          target: 'opening',
          actions: 'forgetForm',
          description: '换了人或退出：这份表单不再给别人看',
        },
      },
      states: {
        filling: {
          description: '填写表单',
          on: {
            'form.completed': {
              target: 'ordering',
              actions: { type: 'storeCompleted', params: ({ event }) => event },
            },
          },
        },
        ordering,
        placed,
      },
    },
  },
});

export type BookingRef = ActorRefFrom<typeof bookingMachine>;
export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
