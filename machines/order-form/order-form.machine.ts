import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { draftOf, initialContext, pricingOf } from './order-form.rules.ts';
import { orderFormSetup } from './order-form.setup.ts';
import { confirming, filling, held, renewing } from './order-form.states.ts';

export const orderFormMachine = orderFormSetup.createMachine({
  id: 'order-form',
  description: '订单表单：分步填写，草稿、价格与文件跟着；下单时留着，退回来接着改',
  context: ({ input }) => initialContext(input),
  initial: 'beginning',
  invoke: [
    { id: 'pricing', src: 'pricing', input: ({ context, self }) => ({ parent: self, ...pricingOf(context) }) },
    { id: 'draft', src: 'draft', input: ({ context, self }) => ({ parent: self, ...draftOf(context) }) },
    { id: 'numbers', src: 'numbers', input: ({ self }) => ({ parent: self }) },
    { id: 'uploads', src: 'uploads', input: ({ self }) => ({ parent: self }) },
  ],
  on: {
    'pricing.quoted': {
      guard: { type: 'isNewPrice', params: ({ event }) => event },
      actions: [{ type: 'storePrice', params: ({ event }) => event }, 'tellChanged'],
    },
    'draft.adopted': {
      target: '.filling',
      actions: [{ type: 'adoptDraft', params: ({ event }) => event }, 'guardStep', 'tellReopened'],
      description: '选用了另一处的草稿',
    },
    'numbers.found': [
      {
        guard: 'isUntouched',
        actions: [{ type: 'storeEntries', params: ({ event }) => event }, 'tellPricing', 'tellChanged'],
        description: '还没有人填过：不算改动',
      },
      { actions: [{ type: 'storeEntries', params: ({ event }) => event }, 'tellDraft', 'tellPricing', 'tellChanged'] },
    ],
    'uploads.taken': {
      actions: [{ type: 'storeFile', params: ({ event }) => event }, 'tellDraft', 'tellChanged'],
    },
    'session.changed': [
      {
        guard: { type: 'isStaying', params: ({ event }) => event },
        actions: [{ type: 'storePerson', params: ({ event }) => event }, 'tellDraftSession', 'tellArrived'],
        description: '同一个人，或在自己填的表单上登录：内容都在',
      },
      { target: '.closed', actions: 'tellAbandoned', description: '换了人或退出：这份表单不再给别人看' },
    ],
    'page.leaving': { actions: 'tellDraftLeaving' },
  },
  states: {
    beginning: {
      description: '看上次有没有交出去而没有答复的订单',
      always: [
        { guard: 'isSent', target: 'held', actions: 'tellCompleted' },
        { target: 'filling', actions: 'guardStep' },
      ],
    },
    filling,
    renewing,
    handingOver: {
      description: '去看草稿：先把这一份存下',
      tags: 'busy',
      entry: ['tellDraft', 'tellDraftLeaving'],
      after: { rest: { target: 'closed', actions: 'tellKept' } },
    },
    held,
    confirming,
    ordered: { description: '订单已下：草稿不再留着', entry: 'discardDraft' },
    closed: { type: 'final', description: '这份表单放下了' },
  },
});

export type OrderFormRef = ActorRefFrom<typeof orderFormMachine>;
export type OrderFormSnapshot = SnapshotFrom<typeof orderFormMachine>;
