import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { effect } from '../kit/effect.ts';
import { port } from '../kit/port.ts';
import type { CalendarRequest, OfferFilesContext, OfferFilesEvent, SheetRequest } from './offer-files.types.ts';

export const offerFilesMachine = setup({
  types: {
    context: {} as OfferFilesContext,
    events: {} as OfferFilesEvent,
    tags: {} as 'busy',
  },
  actors: { writeSheet: port<{ rows: number }, { asked: SheetRequest | null }>('offerFiles.writeSheet') },
  actions: {
    storeRequest: assign((_, { format, request }: SheetRequest) => ({ asked: { format, request } })),
    storeRows: assign((_, { rows }: { rows: number }) => ({ rows })),
    /** Saves the cut-offs of one sailing as a calendar file. */
    saveCalendar: effect<CalendarRequest>(),
    print: effect(),
  },
}).createMachine({
  id: 'offer-files',
  description: '带走运价：导出表格、打印、截点日历',
  context: { asked: null, rows: 0 },
  initial: 'ready',
  on: {
    'files.calendar': { actions: { type: 'saveCalendar', params: ({ event }) => event } },
    'files.print': { actions: 'print' },
  },
  states: {
    ready: {
      description: '可以导出',
      on: { 'files.sheet': { target: 'writing', actions: { type: 'storeRequest', params: ({ event }) => event } } },
    },
    writing: {
      description: '正在读取全部航次并写成文件',
      tags: 'busy',
      invoke: {
        id: 'writeSheet',
        src: 'writeSheet',
        input: ({ context }) => ({ asked: context.asked }),
        onDone: {
          target: 'written',
          actions: { type: 'storeRows', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    written: {
      description: '文件已交给浏览器，可以再导出',
      on: { 'files.sheet': { target: 'writing', actions: { type: 'storeRequest', params: ({ event }) => event } } },
    },
    failed: {
      description: '没有导出，可以重试',
      on: {
        'files.retry': 'writing',
        'files.sheet': { target: 'writing', actions: { type: 'storeRequest', params: ({ event }) => event } },
      },
    },
  },
});

export type OfferFilesRef = ActorRefFrom<typeof offerFilesMachine>;
export type OfferFilesSnapshot = SnapshotFrom<typeof offerFilesMachine>;
