import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { initialContext, outputOf } from './checkout.rules.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { agreeing, quoting, reviewing, submitting } from './checkout.states.ts';

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description: '从填好的表单到订单：报价、核对、阅读协议、提交；重复提交永远是同一张单',
  context: ({ input }) => initialContext(input),
  output: ({ context }) => outputOf(context),
  initial: 'beginning',
  on: {
    'form.changed': { actions: { type: 'storeForm', params: ({ event }) => event } },
    'booker.arrived': {
      guard: { type: 'isSignedIn', params: ({ event }) => event },
      actions: { type: 'storeBooker', params: ({ event }) => event },
    },
  },
  states: {
    beginning: {
      description: '看上次有没有交出去而没有答复的订单',
      always: [{ guard: 'isSent', target: 'unanswered' }, { target: 'quoting' }],
    },
    quoting,
    differing: {
      description: '价格有变：并列原价与现价，同意现价才继续',
      exit: 'forgetPrevious',
      on: { 'price.accept': 'reviewing', 'price.decline': 'left' },
    },
    reviewing,
    lapsed: {
      description: '报价过期：重新报价，有变化会并列出来',
      on: { 'order.retry': 'quoting', 'step.back': 'left' },
    },
    agreeing,
    submitting,
    refused: {
      description: '未能下单：说明原因与下一步，表单留着',
      on: { 'order.retry': 'quoting', 'order.mend': 'left' },
    },
    signedOut: {
      description: '登录已过期：填写的内容都在，本人重新登录后继续',
      entry: 'tellExpired',
      on: {
        'order.submit': { actions: 'tellExpired' },
        'booker.arrived': {
          guard: { type: 'isSignedIn', params: ({ event }) => event },
          target: 'quoting',
          actions: { type: 'storeBooker', params: ({ event }) => event },
        },
      },
    },
    offline: {
      description: '网络断开：连上后自动再交，同一张单',
      invoke: { id: 'connection', src: 'connection' },
      on: { 'connection.restored': 'submitting', 'order.retry': 'submitting' },
    },
    unanswered: {
      description: '提交后没有答复：可能已经下单，再交一次不会重复',
      on: { 'order.retry': 'submitting' },
    },
    left: { type: 'final', description: '回到表单' },
    placed: { type: 'final', description: '下单成功' },
  },
});

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>;
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;
