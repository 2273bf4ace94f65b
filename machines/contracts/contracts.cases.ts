import type { MachineCases } from '../kit/cases.ts';
import type { ContractPage, ContractRecord, OpenedContract } from './contracts.types.ts';
import { contractsWords } from './contracts.words.ts';

const record = (orderNo: string, more: Partial<ContractRecord> = {}): ContractRecord => ({
  orderNo,
  service: 'fcl',
  status: 'submitted',
  totals: [
    { currency: '2', amount: '1450.00' },
    { currency: '1', amount: '3200.00' },
  ],
  createdAt: Date.UTC(2026, 0, 12, 1),
  state: 'open',
  conclusion: null,
  signUrl: null,
  reason: null,
  mayConclude: true,
  ...more,
});

const conclusion: NonNullable<ContractRecord['conclusion']> = {
  ...{ method: 'consent', name: '顾晓岚', company: '上海海润化工有限公司', at: Date.UTC(2026, 0, 12, 3) },
  versions: { contract: '2026-01-01', charge: '2026-01-01' },
};

export const open = record('FCL26011200001');
export const declined = record('AIR26011200002', { service: 'air', reason: '签署人未实名' });
export const concluded = record('FCL26011200003', {
  ...{ state: 'concluded', conclusion, mayConclude: false, status: 'booked' },
});
export const outdated = record('TNK26011200004', { service: 'tank', state: 'outdated', conclusion });
export const signing = record('LCL26011200005', {
  ...{ service: 'lcl', state: 'signing', signUrl: 'https://sign.example.com/flow', mayConclude: false },
});

const listing = (more: Partial<ContractPage>): ContractPage => ({
  ...{ items: [], total: 0, page: 1, pageSize: 20, method: 'consent', mayAct: true },
  ...more,
});

export const several = listing({ items: [open, outdated, concluded], total: 45 });
export const bySignature = listing({ items: [declined, signing], total: 2, method: 'esign' });
export const noneYet = listing({});
export const onlyRead = listing({ items: [{ ...open, mayConclude: false }, concluded], total: 2, mayAct: false });

type Text = OpenedContract['texts'][number];

const text = (kind: Text['kind'], title: string, version: string): Text => ({
  ...{ kind, title, version, effectiveDate: version },
  body: {
    opening: [`${title}由委托人上海海润化工有限公司与受托人订立。`],
    articles: [{ heading: '第一条', paragraphs: ['1.1 订单的内容与费用列在合同之内。'] }],
  },
});

export const opened: OpenedContract = {
  record: open,
  method: 'consent',
  texts: [
    text('service-contract', '服务合同', '2026-01-01'),
    text('charge-agreement', '海运整箱收费协议', '2026-01-05'),
  ],
};
/** A colleague has already agreed to it. */
export const openedLate: OpenedContract = { ...opened, record: { ...concluded, orderNo: open.orderNo } };

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });

export const contractsCases: MachineCases = {
  words: contractsWords,
  events: {
    'contracts.retry': [{ type: 'contracts.retry' }],
    'contracts.turn': [{ type: 'contracts.turn', page: 2 }],
    'contracts.refresh': [{ type: 'contracts.refresh' }],
    'contracts.download': [{ type: 'contracts.download', orderNo: open.orderNo, kind: 'service-contract' }],
    'contracts.open': [{ type: 'contracts.open', orderNo: open.orderNo }],
    'contracts.agree': [{ type: 'contracts.agree' }],
    'contracts.conclude': [{ type: 'contracts.conclude' }],
    'contracts.back': [{ type: 'contracts.back' }],
    'xstate.done.actor.list': [several, bySignature, noneYet, onlyRead].map((output) => done('list', output)),
    'xstate.error.actor.list': [lost('list')],
    'xstate.done.actor.read': [done('read', opened), done('read', openedLate)],
    'xstate.error.actor.read': [lost('read')],
    'xstate.done.actor.download': [done('download', null)],
    'xstate.error.actor.download': [lost('download')],
    'xstate.done.actor.conclude': [
      done('conclude', { ...concluded, orderNo: open.orderNo }),
      done('conclude', signing),
    ],
    'xstate.error.actor.conclude': [lost('conclude')],
  },
  delays: {},
};
