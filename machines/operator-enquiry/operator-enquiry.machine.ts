import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { effect } from '../kit/effect.ts';
import { port } from '../kit/port.ts';
import { type RecordId, recordSheet } from '../kit/record-sheet.ts';
import {
  addLine,
  answerOf,
  canAddLine,
  canRemoveLine,
  changeLine,
  closed,
  hasLine,
  hasPicture,
  isChoosable,
  isDraftComplete,
  isWriting,
  keptDraft,
  removeLine,
  toggle,
  untouched,
} from './operator-enquiry.rules.ts';
import type {
  AnswerRequest,
  AnswerTexts,
  AnswerWay,
  EnquiryFileRequest,
  EnquiryPreview,
  EnquirySheet,
  OpenedFile,
  OperatorEnquiryContext,
  OperatorEnquiryEvent,
  OperatorEnquiryInput,
  PriceLine,
} from './operator-enquiry.types.ts';

type LinePosition = { index: number };

const record = recordSheet<OperatorEnquiryContext, OperatorEnquiryEvent, 'enquiry'>('enquiry', {
  closed,
  kept: (context, sheet) => ({ draft: keptDraft(context, sheet) }),
});

export const operatorEnquiryMachine = setup({
  types: {
    context: {} as OperatorEnquiryContext,
    events: {} as OperatorEnquiryEvent,
    input: {} as OperatorEnquiryInput,
  },
  actors: {
    readSheet: port<EnquirySheet, RecordId>('operatorEnquiry.read'),
    preview: port<EnquiryPreview, AnswerRequest>('operatorEnquiry.preview'),
    answer: port<unknown, AnswerRequest>('operatorEnquiry.answer'),
    readFile: port<string | null, EnquiryFileRequest>('operatorEnquiry.file'),
  },
  actions: {
    ...record.actions,
    chooseWay: assign(({ context }, { way }: { way: AnswerWay }) => ({
      draft: { ...context.draft, way },
      refusal: null,
      done: null,
    })),
    toggleOffer: assign(({ context }, { priceId }: { priceId: string }) => ({
      draft: toggle(context.draft, priceId),
      refusal: null,
    })),
    addLine: assign(({ context }) => ({ draft: addLine(context.draft) })),
    changeLine: assign(({ context }, { index, change }: LinePosition & { change: Partial<PriceLine> }) => ({
      draft: changeLine(context, index, change),
      refusal: null,
    })),
    removeLine: assign(({ context }, { index }: LinePosition) => ({
      draft: removeLine(context.draft, index),
      refusal: null,
    })),
    storeText: assign(({ context }, { field, text }: { field: keyof AnswerTexts; text: string }) => ({
      draft: { ...context.draft, texts: { ...context.draft.texts, [field]: text } },
      refusal: null,
    })),
    storePreview: assign((_, { output }: { output: EnquiryPreview }) => ({ preview: output })),
    forgetPreview: assign({ preview: null, refusal: null }),
    tellDone: assign(({ context }) => ({
      ...untouched,
      done: context.draft.way === 'DECLINE' ? ('declined' as const) : ('answered' as const),
    })),
    nameFile: assign((_, { file }: { file: StoredFile }) => ({ opened: { file, address: null }, refusal: null })),
    storeFile: assign(({ context }, { output }: { output: string | null }) => ({
      opened: context.opened && { ...context.opened, address: output },
    })),
    forgetFile: assign({ opened: null }),
    freeFile: effect<{ opened: OpenedFile | null }>(),
  },
  guards: {
    ...record.guards,
    isOpen: ({ context }) => context.sheet?.isOpen === true,
    isWriting: ({ context }) => isWriting(context),
    isChoosable: ({ context }, { priceId }: { priceId: string }) => isChoosable(context, priceId),
    canAddLine: ({ context }, { after }: { after: number }) => isWriting(context) && canAddLine(context.draft, after),
    hasLine: ({ context }, { index }: LinePosition) => isWriting(context) && hasLine(context.draft, index),
    canRemoveLine: ({ context }, { index }: LinePosition) => isWriting(context) && canRemoveLine(context.draft, index),
    isDraftComplete: ({ context }) => isDraftComplete(context),
    isPictureShown: ({ context }) => hasPicture(context.opened),
    isOtherFile: ({ context: { opened } }, { file }: { file: StoredFile }) =>
      !hasPicture(opened) || opened.file.fileId !== file.fileId,
  },
}).createMachine({
  id: 'operator-enquiry',
  description: '操作室里打开的一个询价：选我们的报价或逐行写价，或写原因不报；先看客户会看到什么，再发出',
  context: ({ input }) => ({ ...closed, ...input }),
  initial: 'closed',
  states: {
    ...record.states(freeFileAction()),
    open: {
      description: '看全部内容，写答复',
      on: {
        ...record.exits(freeFileAction()),
        'way.chosen': { guard: 'isOpen', actions: { type: 'chooseWay', params: ({ event }) => event } },
        'offer.toggled': {
          guard: { type: 'isChoosable', params: ({ event }) => event },
          actions: { type: 'toggleOffer', params: ({ event }) => event },
        },
        'line.added': { guard: { type: 'canAddLine', params: ({ event }) => event }, actions: 'addLine' },
        'line.changed': {
          guard: { type: 'hasLine', params: ({ event }) => event },
          actions: { type: 'changeLine', params: ({ event }) => event },
        },
        'line.removed': {
          guard: { type: 'canRemoveLine', params: ({ event }) => event },
          actions: { type: 'removeLine', params: ({ event }) => event },
        },
        'text.typed': { guard: 'isWriting', actions: { type: 'storeText', params: ({ event }) => event } },
        'preview.ask': { guard: 'isDraftComplete', target: 'previewing' },
        'file.open': {
          guard: { type: 'isOtherFile', params: ({ event }) => event },
          target: 'readingFile',
          actions: [freeFileAction(), { type: 'nameFile', params: ({ event }) => event }],
        },
        'file.close': { guard: 'isPictureShown', actions: [freeFileAction(), 'forgetFile'] },
      },
    },
    readingFile: {
      description: '取附件：图片就地打开，其他的在外面打开',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ no: context.id ?? '', file: context.opened?.file ?? null }),
        onDone: { target: 'open', actions: { type: 'storeFile', params: ({ event }) => event } },
        onError: {
          target: 'open',
          actions: ['forgetFile', record.refused],
        },
      },
    },
    previewing: {
      description: '问服务端客户会看到什么',
      entry: 'forgetPreview',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => answerOf(context),
        onDone: { target: 'previewed', actions: { type: 'storePreview', params: ({ event }) => event } },
        onError: failed('open'),
      },
    },
    previewed: {
      description: '照客户会看到的样子显示，发出或回去改',
      on: {
        ...record.exits(freeFileAction()),
        'preview.leave': { target: 'open', actions: 'forgetPreview' },
        'answer.send': { target: 'sending', actions: 'forgetRefusal' },
      },
    },
    sending: {
      description: '正在发出',
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context }) => answerOf(context),
        onDone: { target: 'opening', actions: 'tellDone' },
        onError: failed('previewed'),
      },
    },
  },
});

/** After a conflict (another operator answered, or the price changed): reloads the enquiry and keeps the draft. */
function failed<const Target extends string>(target: Target) {
  return record.failed(target, '别人先答复了，或价格刚变：重新读，所写的留着', 'forgetPreview');
}

/** Revokes the object URL of a picture before another file or enquiry replaces it. */
function freeFileAction() {
  return {
    type: 'freeFile',
    params: ({ context }: { context: OperatorEnquiryContext }) => ({ opened: context.opened }),
  } as const;
}

export type OperatorEnquiryRef = ActorRefFrom<typeof operatorEnquiryMachine>;
export type OperatorEnquirySnapshot = SnapshotFrom<typeof operatorEnquiryMachine>;
