import { addressOf, nextStep, pendingAgreements, previousStep } from './booking.rules.ts';
import { bookingSetup } from './booking.setup.ts';
import type { BookingContext, OrderRequest } from './booking.types.ts';

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
      exit: ['tellDraft', 'tellPricing'],
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
      { guard: 'isLastFormStep', target: 'quoting' },
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

export const reviewing = bookingSetup.createStateConfig({
  description: '确认：逐段核对，价格在有效期内',
  tags: 'editable',
  entry: ['enterConfirm', { type: 'writeStep', params: ({ context }) => addressOf(context) }],
  invoke: {
    id: 'expiry',
    src: 'expiry',
    input: ({ context }) => ({ at: context.quote!.validTo, now: context.quote!.now }),
    onDone: 'lapsed',
  },
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
      { target: 'agreeing' },
    ],
    'session.changed': {
      guard: { type: 'isStayingSignedIn', params: ({ event }) => event },
      target: 'quoting',
      actions: [{ type: 'storeBooker', params: ({ event }) => event }, 'tellDraftSession'],
      description: '登录后按本人重新报价：可能有协议价',
    },
    'step.back': { target: 'filling', actions: 'enterFormAgain' },
    'step.go': {
      guard: { type: 'canGo', params: ({ event }) => event },
      target: 'filling',
      actions: { type: 'enterStep', params: ({ event }) => event },
    },
  },
});

export const agreeing = bookingSetup.createStateConfig({
  description: '下单前阅读协议：收费协议，危险品首单还有运输协议',
  initial: 'choosing',
  states: {
    choosing: {
      description: '看还有哪份协议没有读',
      always: [{ guard: 'hasPending', target: 'loading' }, { target: '#booking.open.submitting' }],
    },
    loading: {
      description: '读取协议',
      tags: 'busy',
      invoke: {
        id: 'loadAgreement',
        src: 'loadAgreement',
        input: ({ context }) => ({ service: context.service.code, kind: pendingAgreements(context)[0]! }),
        onDone: {
          target: 'reading',
          actions: { type: 'storeAgreement', params: ({ event }) => ({ agreement: event.output }) },
        },
        onError: { target: 'unavailable', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    unavailable: {
      description: '协议没有读到，可以重试或返回',
      on: { 'order.retry': 'choosing', 'order.mend': '#booking.open.reviewing' },
    },
    reading: {
      description: '阅读弹窗：读到文末并倒计时结束才能确认',
      invoke: {
        id: 'reading',
        src: 'reading',
        input: ({ context }) => ({ code: context.agreement!.kind }),
        onDone: [
          { guard: { type: 'isProtocolRead', params: ({ event }) => event }, target: 'recording' },
          { guard: { type: 'isRead', params: ({ event }) => event }, target: 'choosing', actions: 'storeAgreed' },
          { target: '#booking.open.reviewing' },
        ],
      },
    },
    recording: {
      description: '记下已同意运输协议，以后不再弹出',
      tags: 'busy',
      invoke: {
        id: 'recordProtocol',
        src: 'recordProtocol',
        input: ({ context }) => ({
          basicEntId: context.booker!.basicEntId,
          version: context.agreement!.version,
        }),
        onDone: { target: 'choosing', actions: 'storeAgreed' },
        onError: { target: 'unavailable', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
});

export const submitting = bookingSetup.createStateConfig({
  description: '提交订单；重复点击、重试都是同一张单',
  tags: 'busy',
  entry: ['storeSent', 'tellDraftSent'],
  invoke: {
    id: 'placeOrder',
    src: 'placeOrder',
    input: ({ context }) => requestOf(context),
    onDone: [
      {
        guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, kind: 'placed' }) },
        description: '订单已收下',
        target: 'placed',
        actions: { type: 'storeOrder', params: ({ event }) => ({ answer: event.output }) },
      },
      {
        guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, kind: 'changed' }) },
        description: '价格变了',
        target: 'differing',
        actions: [{ type: 'storeChanged', params: ({ event }) => ({ answer: event.output }) }, 'tellDraftSent'],
      },
      {
        guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, kind: 'fields' }) },
        description: '有几项填得不对',
        target: 'filling',
        actions: [{ type: 'storeFieldErrors', params: ({ event }) => ({ answer: event.output }) }, 'tellDraftSent'],
      },
      {
        guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, kind: 'expired' }) },
        description: '登录已过期',
        target: 'signedOut',
        actions: [{ type: 'storeRefusal', params: ({ event }) => ({ answer: event.output }) }, 'tellDraftSent'],
      },
      {
        guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, kind: 'offline' }) },
        description: '网络断了，没有送到',
        target: 'offline',
      },
      {
        guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, kind: 'unanswered' }) },
        description: '送出后没有等到答复',
        target: 'unanswered',
        actions: { type: 'storeRefusal', params: ({ event }) => ({ answer: event.output }) },
      },
      {
        description: '服务器不收，说明原因',
        target: 'refused',
        actions: [{ type: 'storeRefusal', params: ({ event }) => ({ answer: event.output }) }, 'tellDraftSent'],
      },
    ],
    onError: { target: 'unanswered', actions: { type: 'storeFailure', params: ({ event }) => event } },
  },
});

const requestOf = ({ service, sent }: BookingContext): OrderRequest => ({
  service: service.code,
  ...sent!,
});
