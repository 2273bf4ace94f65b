import { placedPageOf, placingOf } from './booking.rules.ts';
import { bookingSetup } from './booking.setup.ts';

export const choosing = bookingSetup.createStateConfig({
  description: '有别的草稿：和这次选的并列出来，由人决定接着哪一份填，或删除',
  initial: 'asking',
  invoke: { id: 'surroundings', src: 'surroundings' },
  on: {
    'session.changed': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '#booking.opening',
      actions: 'forgetForm',
    },
  },
  states: {
    asking: {
      description: '等人选择',
      on: {
        'draft.picked': { target: '#booking.opening', actions: { type: 'storeIntent', params: ({ event }) => event } },
        'draft.removed': { target: 'removing', actions: { type: 'storeRemoval', params: ({ event }) => event } },
      },
    },
    removing: {
      description: '删除一份草稿，再看还有哪些',
      tags: 'busy',
      invoke: {
        id: 'dropDraft',
        src: 'dropDraft',
        input: ({ context }) => context.removal,
        onDone: { target: '#booking.opening', actions: 'forgetRemoved' },
        onError: { target: 'asking', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
});

export const ordering = bookingSetup.createStateConfig({
  description: '填好的表单去下单：报价、核对、提交；表单与结单互相知会',
  initial: 'running',
  invoke: {
    id: 'checkout',
    src: 'checkout',
    input: ({ context, self }) => ({
      parent: self,
      service: context.service,
      placing: placingOf(context),
      booker: context.person.booker,
      completed: context.completed!,
      agreed: context.agreed,
      sent: context.sent,
    }),
    onDone: [
      {
        guard: { type: 'isPlaced', params: ({ event }) => event },
        target: 'placed',
        actions: [{ type: 'storeOrder', params: ({ event }) => event }, 'tellFormPlaced'],
        description: '订单已收下',
      },
      {
        target: 'filling',
        actions: { type: 'tellFormMend', params: ({ event }) => event },
        description: '回到表单修改',
      },
    ],
  },
  on: {
    'form.confirmed': { actions: { type: 'tellCheckout', params: ({ event }) => ({ event }) } },
    'form.changed': { actions: { type: 'tellCheckout', params: ({ event }) => ({ event }) } },
    'form.reopened': { target: 'filling', description: '没有下单，回到表单' },
    'booker.arrived': {
      actions: [
        { type: 'storePerson', params: ({ event }) => event },
        { type: 'tellCheckout', params: ({ event }) => ({ event }) },
      ],
    },
    'checkout.quoted': { actions: { type: 'tellForm', params: ({ event }) => ({ event }) } },
    'checkout.reviewing': { actions: { type: 'tellForm', params: ({ event }) => ({ event }) } },
    'checkout.reviewed': { actions: { type: 'tellForm', params: ({ event }) => ({ event }) } },
    'checkout.agreed': { actions: { type: 'storeAgreed', params: ({ event }) => event } },
    'checkout.sent': {
      actions: [
        { type: 'storeSent', params: ({ event }) => event },
        { type: 'tellForm', params: ({ event }) => ({ event }) },
      ],
    },
    'checkout.expired': { target: '.signedOut', actions: { type: 'askSignIn', params: { isOverForm: true } } },
  },
  states: {
    running: { description: '在报价、核对或提交' },
    signedOut: {
      description: '登录已过期：表单不显示，等本人重新登录',
      on: {
        'session.changed': { guard: { type: 'isNobody', params: ({ event }) => event }, target: 'signedOut' },
        'booker.arrived': {
          target: 'running',
          actions: [
            { type: 'storePerson', params: ({ event }) => event },
            { type: 'tellCheckout', params: ({ event }) => ({ event }) },
          ],
        },
      },
    },
  },
});

export const placed = bookingSetup.createStateConfig({
  description: '下单成功',
  entry: { type: 'showPlaced', params: ({ context }) => placedPageOf(context) },
  initial: 'leaving',
  states: {
    leaving: { description: '正在打开成功页', after: { successPage: 'notified' } },
    notified: {
      description: '成功页没有及时打开：就在表单上给出订单号',
      on: { 'booking.retry': { target: '#booking.opening', actions: 'forgetForm' } },
    },
  },
});
