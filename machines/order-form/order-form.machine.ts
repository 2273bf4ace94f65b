import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { selectAdopted } from '../draft/index.ts';
import { type PricingSnapshot, selectQuote, selectQuotedPart } from '../pricing/index.ts';
import { selectTaken } from '../uploads/index.ts';
import { begin, draftOf, saidBy } from './order-form.rules.ts';
import { orderFormSetup } from './order-form.setup.ts';
import { confirming, filling, held } from './order-form.states.ts';

const priceBeside = (pricing: PricingSnapshot) => ({
  quote: saidBy(pricing, selectQuote),
  part: saidBy(pricing, selectQuotedPart),
});

export const orderFormMachine = orderFormSetup.createMachine({
  id: 'order-form',
  description: '订单表单：分步填写，草稿、价格与文件跟着；下单时留着，退回来接着改',
  context: ({ input }) => begin(input),
  initial: 'beginning',
  invoke: [
    {
      id: 'pricing',
      src: 'pricing',
      input: ({ context }) => ({ service: context.service.code }),
      onSnapshot: {
        guard: { type: 'isNewPrice', params: ({ event }) => priceBeside(event.snapshot) },
        actions: [{ type: 'storePrice', params: ({ event }) => priceBeside(event.snapshot) }, 'tellChanged'],
      },
    },
    {
      id: 'draft',
      src: 'draft',
      input: ({ context }) => draftOf(context),
      onSnapshot: {
        guard: { type: 'isAdopted', params: ({ event }) => ({ draft: saidBy(event.snapshot, selectAdopted) }) },
        target: '.filling',
        actions: [
          { type: 'adoptDraft', params: ({ event }) => ({ draft: saidBy(event.snapshot, selectAdopted) }) },
          'guardStep',
          'tellReopened',
        ],
      },
    },
    {
      id: 'uploads',
      src: 'uploads',
      onSnapshot: {
        guard: { type: 'hasNewFiles', params: ({ event }) => ({ files: saidBy(event.snapshot, selectTaken) }) },
        actions: [
          { type: 'storeFiles', params: ({ event }) => ({ files: saidBy(event.snapshot, selectTaken) }) },
          'tellDraft',
          'tellChanged',
        ],
      },
    },
  ],
  on: {
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
