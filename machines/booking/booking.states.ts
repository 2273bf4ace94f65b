import { addressOf, completedBy, nextStep, previousStep } from './booking.rules.ts';
import { bookingSetup } from './booking.setup.ts';

const applyChange = {
  type: 'applyChange',
  params: ({ event }: { event: { path: string; value: unknown } }) => event,
} as const;

/** What a person types, wherever the form may be changed: a keystroke changes the form alone, and those it concerns hear of many at once. */
const editing = {
  initial: 'resting',
  states: {
    resting: {
      description: '没有未通知的改动',
      on: {
        'form.set': {
          target: 'typing',
          actions: applyChange,
        },
      },
    },
    typing: {
      description: '正在填写：隔 0.3 秒把改动一并告诉草稿和价格，离开时也告诉',
      on: {
        'form.set': {
          actions: applyChange,
        },
        'page.leaving': { target: 'resting', actions: 'tellDraftLeaving' },
      },
      after: { rest: 'resting' },
      exit: ['tellDraft', 'tellPricing', 'noteChanged'],
    },
  },
} as const;

const leaving = {
  'form.left': { actions: { type: 'applyLeaving', params: ({ event }: { event: { path: string } }) => event } },
} as const;

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
        'draft.picked': { target: '#booking.opening', actions: { type: 'storeWish', params: ({ event }) => event } },
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

export const filling = bookingSetup.createStateConfig({
  description: '填写表单：一步一步，价格与草稿随时跟上',
  tags: 'editable',
  entry: [{ type: 'writeStep', params: ({ context }) => addressOf(context) }, 'tellPricing'],
  ...editing,
  on: {
    ...leaving,
    'step.next': [
      { guard: 'isStepHeldUp', actions: ['tellStep', 'focusFirstError'], description: '这一步还有要改的，逐条指出' },
      { guard: 'isLastFormStep', target: 'ordering' },
      {
        target: 'filling',
        reenter: true,
        actions: { type: 'enterStep', params: ({ context }) => ({ step: nextStep(context.service, context.step) }) },
      },
    ],
    'step.back': {
      guard: 'isPastFirstStep',
      target: 'filling',
      reenter: true,
      actions: { type: 'enterStep', params: ({ context }) => ({ step: previousStep(context.service, context.step) }) },
    },
    'step.go': {
      guard: { type: 'canGo', params: ({ event }) => event },
      target: 'filling',
      reenter: true,
      actions: { type: 'enterStep', params: ({ event }) => event },
    },
    'drafts.wanted': 'handingOver',
    'form.clear': { target: 'filling', reenter: true, actions: ['clearForm', 'discardDraft'] },
  },
});

export const ordering = bookingSetup.createStateConfig({
  description: '填好的表单去下单：报价、核对、提交',
  initial: 'waiting',
  invoke: {
    id: 'checkout',
    src: 'checkout',
    input: ({ context, self }) => ({
      parent: self,
      service: context.service,
      key: context.key,
      booker: context.booker,
      completed: completedBy(context),
      agreed: context.agreed,
      sent: context.sent,
    }),
    onDone: [
      {
        guard: { type: 'isPlaced', params: ({ event }) => event },
        target: 'placed',
        actions: { type: 'storeOrder', params: ({ event }) => event },
        description: '订单已收下',
      },
      {
        guard: { type: 'hasFieldErrors', params: ({ event }) => event },
        target: 'filling',
        actions: [
          { type: 'storeRefusal', params: ({ event }) => event },
          { type: 'storeFieldErrors', params: ({ event }) => event },
        ],
        description: '有几项填得不对',
      },
      {
        target: 'filling',
        actions: [{ type: 'storeRefusal', params: ({ event }) => event }, 'enterFormAgain'],
        description: '回到表单修改',
      },
    ],
  },
  on: {
    'form.changed': { actions: 'tellCheckoutChanged' },
    'checkout.quoted': { actions: { type: 'storeQuoted', params: ({ event }) => event } },
    'checkout.reviewing': '.reviewing',
    'checkout.reviewed': '.waiting',
    'checkout.agreed': { actions: { type: 'storeAgreed', params: ({ event }) => event } },
    'checkout.sent': { actions: [{ type: 'storeSent', params: ({ event }) => event }, 'tellDraftSent'] },
    'checkout.expired': { target: '.signedOut', actions: { type: 'askSignIn', params: { isOverForm: true } } },
    'session.changed': {
      guard: { type: 'isStaying', params: ({ event }) => event },
      actions: [{ type: 'storeBooker', params: ({ event }) => event }, 'tellDraftSession', 'tellCheckoutBooker'],
      description: '同一个人，或在自己填的表单上登录',
    },
  },
  states: {
    waiting: { description: '表单不能改：正在报价或提交，或等人决定' },
    reviewing: {
      description: '确认：逐段核对，价格在有效期内',
      tags: 'editable',
      entry: ['enterConfirm', { type: 'writeStep', params: ({ context }) => addressOf(context) }],
      ...editing,
      on: {
        ...leaving,
        'order.submit': [
          { guard: 'isStepHeldUp', actions: ['tellStep', 'focusFirstError'] },
          {
            guard: 'isVisitor',
            actions: ['noteSignInAsked', { type: 'askSignIn', params: { isOverForm: true } }],
            description: '未登录：弹出登录，表单留着',
          },
          { actions: 'tellCheckoutConfirmed' },
        ],
        'step.back': { target: '#booking.open.filling', actions: 'enterFormAgain' },
        'step.go': {
          guard: { type: 'canGo', params: ({ event }) => event },
          target: '#booking.open.filling',
          actions: { type: 'enterStep', params: ({ event }) => event },
        },
      },
    },
    signedOut: {
      description: '登录已过期：表单不显示，等本人重新登录',
      on: {
        'session.changed': [
          {
            guard: { type: 'isStayingSignedIn', params: ({ event }) => event },
            target: 'waiting',
            actions: [{ type: 'storeBooker', params: ({ event }) => event }, 'tellDraftSession', 'tellCheckoutBooker'],
          },
          { guard: { type: 'isNobody', params: ({ event }) => event }, target: 'signedOut' },
        ],
      },
    },
  },
});
