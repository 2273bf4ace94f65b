import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { port } from '../kit/port.ts';
import type { ExportRequest, ExportWritten, OrderExportContext, OrderExportEvent } from './order-export.types.ts';

export const orderExportMachine = setup({
  types: {
    context: {} as OrderExportContext,
    events: {} as OrderExportEvent,
    tags: {} as 'busy',
  },
  actors: { writeOrders: port<ExportWritten, { asked: ExportRequest | null }>('orderExport.writeOrders') },
  actions: {
    storeRequest: assign((_, { format, query }: ExportRequest) => ({ asked: { format, query } })),
    storeWritten: assign((_, { rows, total }: ExportWritten) => ({ rows, total })),
  },
}).createMachine({
  id: 'order-export',
  description: '把订单列表按当前筛选整份导出成表格',
  context: { asked: null, rows: 0, total: 0 },
  initial: 'ready',
  states: {
    ready: {
      description: '可以导出',
      on: takeEvents(),
    },
    writing: {
      description: '正在逐页读取订单并写成文件',
      tags: 'busy',
      invoke: {
        id: 'writeOrders',
        src: 'writeOrders',
        input: ({ context }) => ({ asked: context.asked }),
        onDone: { target: 'written', actions: { type: 'storeWritten', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    written: {
      description: '文件已交给浏览器，说明有几条，可以再导出',
      on: takeEvents(),
    },
    failed: {
      description: '没有导出，可以照原样再试',
      on: {
        'export.retry': 'writing',
        ...takeEvents(),
      },
    },
  },
});

function takeEvents() {
  return {
    'export.take': {
      target: 'writing',
      actions: { type: 'storeRequest', params: ({ event }: { event: ExportRequest }) => event },
    },
  } as const;
}

export type OrderExportRef = ActorRefFrom<typeof orderExportMachine>;
export type OrderExportSnapshot = SnapshotFrom<typeof orderExportMachine>;
