import type { MachineCases } from '../kit/cases.ts';
import type { Template, TemplateSource, TemplatesRead } from './order-templates.types.ts';
import { orderTemplatesWords } from './order-templates.words.ts';

export const methanolTemplate: Template = {
  id: 'TPL0123456789abcdef',
  service: 'fcl',
  name: '甲醇 上海到鹿特丹',
  author: '顾晓岚',
  updatedAt: Date.UTC(2026, 0, 15, 2),
};
export const paintTemplate: Template = {
  id: 'TPLfedcba9876543210',
  service: 'lcl',
  name: '油漆拼箱',
  author: '林木森',
  updatedAt: Date.UTC(2026, 0, 14, 2),
};
export const bothTemplates: TemplatesRead = { items: [methanolTemplate, paintTemplate], mayEdit: true };
export const readTemplates: TemplatesRead = { ...bothTemplates, mayEdit: false };
export const placedOrder: TemplateSource = { kind: 'order', orderNo: 'FCL26100700012' };

const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });

export const orderTemplatesCases: MachineCases = {
  words: orderTemplatesWords,
  events: {
    'templates.open': [
      { type: 'templates.open', source: null, name: '' },
      { type: 'templates.open', source: placedOrder, name: '上海到鹿特丹' },
    ],
    'templates.close': [{ type: 'templates.close' }],
    'templates.retry': [{ type: 'templates.retry' }],
    'templates.rename': [{ type: 'templates.rename', id: methanolTemplate.id }],
    'templates.remove': [{ type: 'templates.remove', id: paintTemplate.id }],
    'templates.typed': [
      { type: 'templates.typed', name: '甲醇 每月' },
      { type: 'templates.typed', name: ' ' },
    ],
    'templates.save': [{ type: 'templates.save' }],
    'templates.confirm': [{ type: 'templates.confirm' }],
    'templates.keep': [{ type: 'templates.keep' }],
    'xstate.done.actor.list': [
      { type: 'xstate.done.actor.list', output: bothTemplates },
      { type: 'xstate.done.actor.list', output: readTemplates },
      { type: 'xstate.done.actor.list', output: { items: [], mayEdit: true } },
    ],
    'xstate.error.actor.list': [lost('list')],
    'xstate.done.actor.save': [{ type: 'xstate.done.actor.save', output: null }],
    'xstate.error.actor.save': [lost('save')],
    'xstate.done.actor.remove': [{ type: 'xstate.done.actor.remove', output: null }],
    'xstate.error.actor.remove': [lost('remove')],
  },
  delays: {},
};
