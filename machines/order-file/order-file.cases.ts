import { createEmptyActor } from 'xstate';
import type { OrderFilePreview } from '#contract/calls/operator-order-file.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { OrderFileChoice, OrderFileInput } from './order-file.types.ts';
import { orderFileWords } from './order-file.words.ts';

export const orderFileInput: OrderFileInput = { parent: createEmptyActor() };

export const filledFile: OrderFileChoice = { key: 'file-1', name: '编号 10月12日.xlsx', size: 18_400 };
export const emptyOrderFile: OrderFileChoice = { key: 'file-2', name: '编号.xlsx', size: 0 };

const none: OrderFilePreview = {
  ...{ digest: null, orders: 0, changes: [], changeTotal: 0, alsoIn: [], errors: [], errorTotal: 0 },
};

export const fileWithChanges: OrderFilePreview = {
  ...none,
  digest: 'a'.repeat(64),
  orders: 2,
  changes: [
    { row: 2, orderNo: 'FCL26100500011', what: '订舱号', before: '', after: 'OOLU2764190830' },
    { row: 2, orderNo: 'FCL26100500011', what: '箱号，第 1 箱 20GP', before: '', after: 'OOLU8123457' },
    { row: 3, orderNo: 'FCL26100500011', what: '封号，第 2 箱 20GP', before: 'SL1001', after: 'SL1009' },
    { row: 4, orderNo: 'AIR26101100021', what: '空运主单号', before: '', after: '781-12345675' },
  ],
  changeTotal: 4,
  alsoIn: [{ number: 'OOLU8123457', orderNos: ['FCL26100500011', 'FCL26100500012'] }],
};

/** The same file after a colleague changed one of the orders. */
export const fileComparedAnew: OrderFilePreview = {
  ...fileWithChanges,
  digest: 'b'.repeat(64),
  changes: fileWithChanges.changes.map((change, index) =>
    index === 0 ? { ...change, before: 'OOLU2764190811' } : change,
  ),
};

export const fileWithoutChanges: OrderFilePreview = none;

export const fileWithErrors: OrderFilePreview = {
  ...none,
  errors: [
    {
      ...{ row: 2, column: '箱号', found: 'OOLU8123450' },
      message: '校验位录成 0，按 OOLU812345 算应是 7。请对照箱门再看一遍',
    },
    { row: 5, column: '订单号', found: 'FCL26100500099', message: '未找到该订单' },
    {
      ...{ row: 7, column: '报关单号', found: '223320260000012000' },
      message: '数字太长，表格软件已丢掉末几位，请把这一格设为文本格式再填全',
    },
  ],
  errorTotal: 3,
};

const offline = new Error('没有网络');
const done = (id: string, ...outputs: readonly unknown[]) =>
  outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output }));
const failed = (id: string) => [{ type: `xstate.error.actor.${id}`, error: offline }];

export const orderFileCases: MachineCases = {
  words: orderFileWords,
  input: orderFileInput,
  events: {
    'file.open': [{ type: 'file.open' }],
    'file.close': [{ type: 'file.close' }],
    'kind.chosen': [
      { type: 'kind.chosen', kind: 'milestones' },
      { type: 'kind.chosen', kind: 'numbers' },
    ],
    'template.save': [{ type: 'template.save', filter: { service: 'fcl' } }],
    'file.chosen': [
      { type: 'file.chosen', file: filledFile },
      { type: 'file.chosen', file: emptyOrderFile },
    ],
    'file.cancel': [{ type: 'file.cancel' }],
    'file.drop': [{ type: 'file.drop' }],
    'file.record': [{ type: 'file.record' }],
    'xstate.done.actor.saveTemplate': done('saveTemplate', null),
    'xstate.error.actor.saveTemplate': failed('saveTemplate'),
    'xstate.done.actor.previewFile': done('previewFile', fileWithChanges, fileWithoutChanges, fileWithErrors),
    'xstate.error.actor.previewFile': failed('previewFile'),
    'xstate.done.actor.recordFile': done(
      'recordFile',
      { outcome: 'recorded', recorded: { orders: 2, changes: 4 } },
      { outcome: 'outdated', preview: fileComparedAnew },
    ),
    'xstate.error.actor.recordFile': failed('recordFile'),
  },
  delays: {},
  /** Includes only what decides the accepted events. */
  key: ({ value, context: { fileError, failure, isOutdated, isTemplateSaved, kind, preview } }) =>
    JSON.stringify([
      value,
      kind,
      preview?.digest,
      preview?.errorTotal,
      fileError,
      isOutdated,
      isTemplateSaved,
      failure?.of,
    ]),
};
