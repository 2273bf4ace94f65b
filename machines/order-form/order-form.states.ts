import { addressOf, nextStep, previousStep, renewalOf } from './order-form.rules.ts';
import { orderFormSetup } from './order-form.setup.ts';

const applyChange = {
  type: 'applyChange',
  params: ({ event }: { event: { path: string; value: unknown } }) => event,
} as const;

/** Handles edits: a keystroke changes only the form; the children get edits in batches. */
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
      exit: ['tellDraft', 'tellNumbers', 'tellPricing', 'tellChanged'],
    },
  },
} as const;

const leaving = {
  'form.left': { actions: { type: 'applyLeaving', params: ({ event }: { event: { path: string } }) => event } },
} as const;

export const filling = orderFormSetup.createStateConfig({
  description: '填写表单：一步一步，价格与草稿随时跟上',
  tags: 'editable',
  entry: [{ type: 'writeStep', params: ({ context }) => addressOf(context) }, 'tellNumbers', 'tellPricing'],
  ...editing,
  on: {
    ...leaving,
    'step.next': [
      { guard: 'isStepHeldUp', actions: ['tellStep', 'focusFirstError'], description: '这一步还有要改的，逐条指出' },
      { guard: 'isLastFormStep', target: 'held', actions: 'tellCompleted', description: '都填好了，去下单' },
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
    'form.renew': { guard: 'isOutdated', target: 'renewing' },
    'form.clear': { target: 'filling', reenter: true, actions: ['clearForm', 'discardDraft'] },
  },
});

export const renewing = orderFormSetup.createStateConfig({
  description: '订单刚有别的变更：取回最新的订单，自己改过的各项留着',
  tags: 'busy',
  invoke: {
    id: 'renew',
    src: 'renew',
    input: ({ context }) => renewalOf(context),
    onDone: { target: 'filling', actions: { type: 'storeRenewed', params: ({ event }) => event } },
    onError: { target: 'filling', actions: { type: 'storeFailure', params: ({ event }) => event } },
  },
  on: {
    'uploads.taken': {
      target: 'renewing',
      reenter: true,
      actions: [{ type: 'storeFile', params: ({ event }) => event }, 'tellDraft'],
      description: '其间上传好的文件：连同它再取一次',
    },
  },
});

export const held = orderFormSetup.createStateConfig({
  description: '表单不能改：正在报价或提交，或等人决定',
  on: {
    'checkout.quoted': { actions: { type: 'storeQuoted', params: ({ event }) => event } },
    'checkout.reviewing': 'confirming',
    'checkout.sent': { actions: { type: 'tellDraftSent', params: ({ event }) => event } },
    'form.mend': [
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
    'form.placed': 'ordered',
  },
});

export const confirming = orderFormSetup.createStateConfig({
  description: '确认：逐段核对，还可以改',
  tags: 'editable',
  entry: ['enterConfirm', { type: 'writeStep', params: ({ context }) => addressOf(context) }],
  ...editing,
  on: {
    ...leaving,
    'order.submit': [
      { guard: 'isStepHeldUp', actions: ['tellStep', 'focusFirstError'] },
      {
        guard: 'isVisitor',
        actions: ['noteSignInRequested', { type: 'askSignIn', params: { isOverForm: true } }],
        description: '未登录：弹出登录，表单留着',
      },
      { actions: 'tellConfirmed' },
    ],
    'step.back': { target: 'filling', actions: ['enterFormAgain', 'tellReopened'] },
    'step.go': {
      guard: { type: 'canGo', params: ({ event }) => event },
      target: 'filling',
      actions: [{ type: 'enterStep', params: ({ event }) => event }, 'tellReopened'],
    },
    'checkout.reviewed': 'held',
  },
});
