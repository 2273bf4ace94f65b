import { orderTemplatesMachine } from '#machines/order-templates/index.ts';
import {
  bothTemplates,
  methanolTemplate,
  orderTemplatesCases,
  paintTemplate,
  placedOrder,
  readTemplates,
} from '#machines/order-templates/order-templates.cases.ts';
import * as all from '#machines/order-templates/order-templates.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const look = event('templates.open', { source: null, name: '' });
const shown = [look, resolved('list', bothTemplates)];
const naming = [event('templates.open', { source: placedOrder, name: '甲醇' }), resolved('list', bothTemplates)];
const asking = [...shown, event('templates.remove', { id: paintTemplate.id })];
const usual = {
  selectIsOpen: true,
  selectIsListed: false,
  selectIsNaming: false,
  selectIsBusy: false,
  selectIsUnread: false,
  selectCanSave: false,
  selectTemplates: bothTemplates.items,
  selectMayEdit: true,
  selectName: '',
  selectChosen: null,
  selectFailure: null,
  selectAsked: null,
};
const unread = { selectTemplates: [], selectMayEdit: false };
const chosen = { selectChosen: paintTemplate.id, selectName: paintTemplate.name, selectAsked: paintTemplate.id };

stateTable(orderTemplatesMachine, orderTemplatesCases, { all }, usual, [
  {
    title: 'nobody looks at them',
    events: [],
    value: 'closed',
    can: ['templates.open'],
    shows: { ...unread, selectIsOpen: false },
  },
  {
    title: 'they are read',
    events: [look],
    value: { open: 'reading' },
    tags: ['open'],
    can: ['templates.close'],
    shows: unread,
  },
  {
    title: '[8.3] they were not read',
    events: [look, rejected('list', new Error('没有网络'))],
    value: { open: 'unread' },
    tags: ['open'],
    can: ['templates.close', 'templates.retry'],
    shows: { ...unread, selectIsUnread: true, selectFailure: '没有网络' },
  },
  {
    title: 'they are there',
    events: shown,
    value: { open: 'shown' },
    tags: ['listed', 'open'],
    can: ['templates.close', 'templates.remove', 'templates.rename'],
    shows: { selectIsListed: true },
  },
  {
    title: '[10.10] they are there for who only reads',
    events: [look, resolved('list', readTemplates)],
    value: { open: 'shown' },
    tags: ['listed', 'open'],
    can: ['templates.close'],
    shows: { selectIsListed: true, selectMayEdit: false },
  },
  {
    title: 'an order is named',
    events: naming,
    value: { open: 'naming' },
    tags: ['naming', 'open'],
    can: ['templates.close', 'templates.keep', 'templates.save', 'templates.typed'],
    shows: { selectIsNaming: true, selectCanSave: true, selectName: '甲醇' },
  },
  {
    title: 'one is renamed',
    events: [...shown, event('templates.rename', { id: methanolTemplate.id })],
    value: { open: 'naming' },
    tags: ['naming', 'open'],
    can: ['templates.close', 'templates.keep', 'templates.save', 'templates.typed'],
    shows: {
      selectIsNaming: true,
      selectCanSave: true,
      selectName: methanolTemplate.name,
      selectChosen: methanolTemplate.id,
    },
  },
  {
    title: 'it is saved',
    events: [...naming, event('templates.save')],
    value: { open: 'saving' },
    tags: ['busy', 'naming', 'open'],
    can: ['templates.close'],
    shows: { selectIsNaming: true, selectIsBusy: true, selectName: '甲醇' },
  },
  {
    title: 'one is about to be removed',
    events: asking,
    value: { open: 'asking' },
    tags: ['listed', 'open'],
    can: ['templates.close', 'templates.confirm', 'templates.keep'],
    shows: { ...chosen, selectIsListed: true },
  },
  {
    title: 'it is removed',
    events: [...asking, event('templates.confirm')],
    value: { open: 'removing' },
    tags: ['busy', 'listed', 'open'],
    can: ['templates.close'],
    shows: { ...chosen, selectIsListed: true, selectIsBusy: true },
  },
]);
