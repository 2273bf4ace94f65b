import { pendingAgreements, priceRequestOf, requestOf } from './checkout.rules.ts';
import { checkoutSetup } from './checkout.setup.ts';

export const quoting = checkoutSetup.createStateConfig({
  description: '按填写的内容取一份有时限的报价',
  tags: 'busy',
  invoke: {
    id: 'quote',
    src: 'quote',
    input: ({ context }) => priceRequestOf(context),
    onDone: [
      {
        guard: { type: 'isOtherPrice', params: ({ event }) => ({ quote: event.output }) },
        target: 'differing',
        actions: [{ type: 'storeQuote', params: ({ event }) => ({ quote: event.output }) }, 'tellQuoted'],
      },
      {
        target: 'reviewing',
        actions: [{ type: 'storeQuote', params: ({ event }) => ({ quote: event.output }) }, 'tellQuoted'],
      },
    ],
    onError: { target: 'refused', actions: { type: 'storeFailure', params: ({ event }) => event } },
  },
});

export const reviewing = checkoutSetup.createStateConfig({
  description: '确认：逐段核对，价格在有效期内',
  entry: 'tellReviewing',
  exit: 'tellReviewed',
  invoke: {
    id: 'expiry',
    src: 'expiry',
    input: ({ context }) => ({ at: context.price!.quote.validTo, now: context.price!.quote.now }),
    onDone: 'lapsed',
  },
  on: {
    'form.confirmed': {
      guard: 'hasBooker',
      target: 'agreeing',
      actions: { type: 'storeForm', params: ({ event }) => event },
    },
    'booker.arrived': {
      guard: { type: 'isSignedIn', params: ({ event }) => event },
      target: 'quoting',
      actions: { type: 'storeBooker', params: ({ event }) => event },
      description: '登录后按本人重新报价：可能有协议价',
    },
  },
});

export const agreeing = checkoutSetup.createStateConfig({
  description: '下单前阅读协议：收费协议，危险品首单还有运输协议',
  initial: 'choosing',
  states: {
    choosing: {
      description: '看还有哪份协议没有读',
      always: [{ guard: 'hasPending', target: 'loading' }, { target: '#checkout.submitting' }],
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
      on: { 'order.retry': 'choosing', 'order.mend': '#checkout.reviewing' },
    },
    reading: {
      description: '阅读弹窗：读到文末并倒计时结束才能确认',
      invoke: {
        id: 'reading',
        src: 'reading',
        input: ({ context }) => ({ code: context.agreement!.kind }),
        onDone: [
          { guard: { type: 'isProtocolRead', params: ({ event }) => event }, target: 'recording' },
          {
            guard: { type: 'isRead', params: ({ event }) => event },
            target: 'choosing',
            actions: ['storeAgreed', 'tellAgreed'],
          },
          { target: '#checkout.reviewing' },
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
        onDone: { target: 'choosing', actions: ['storeAgreed', 'tellAgreed'] },
        onError: { target: 'unavailable', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
});

export const submitting = checkoutSetup.createStateConfig({
  description: '提交订单；重复点击、重试都是同一张单',
  tags: 'busy',
  entry: ['storeSent', 'tellSent'],
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
        actions: [
          { type: 'storeChanged', params: ({ event }) => ({ answer: event.output }) },
          'tellQuoted',
          'tellSent',
        ],
      },
      {
        guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, kind: 'fields' }) },
        description: '有几项填得不对',
        target: 'left',
        actions: [{ type: 'storeRefusal', params: ({ event }) => ({ answer: event.output }) }, 'tellSent'],
      },
      {
        guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, kind: 'expired' }) },
        description: '登录已过期',
        target: 'signedOut',
        actions: [{ type: 'storeRefusal', params: ({ event }) => ({ answer: event.output }) }, 'tellSent'],
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
        actions: [{ type: 'storeRefusal', params: ({ event }) => ({ answer: event.output }) }, 'tellSent'],
      },
    ],
    onError: { target: 'unanswered', actions: { type: 'storeFailure', params: ({ event }) => event } },
  },
});
