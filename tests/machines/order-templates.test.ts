import { orderTemplatesMachine } from '#machines/order-templates/index.ts';
import {
  bothTemplates,
  methanolTemplate,
  orderTemplatesCases,
  paintTemplate,
  placedOrder,
  readTemplates,
} from '#machines/order-templates/order-templates.cases.ts';
import * as selectors from '#machines/order-templates/order-templates.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const nothing = { items: [], mayEdit: false, source: null, name: '', chosen: null, failure: null };
const both = { ...nothing, ...bothTemplates };
const look = event('templates.open', { source: null, name: '' });
const saveOrder = event('templates.open', { source: placedOrder, name: '上海到鹿特丹' });
const toSave = { ...both, source: placedOrder, name: '上海到鹿特丹' };
const listed = resolved('list', bothTemplates);
const lost = new Error('没有网络');
const typed = (name: string) => event('templates.typed', { name });
const rename = event('templates.rename', { id: methanolTemplate.id });
const remove = event('templates.remove', { id: paintTemplate.id });
const [save, confirm, keep, close] = ['save', 'confirm', 'keep', 'close'].map((act) => event(`templates.${act}`)) as [
  ReturnType<typeof event>,
  ReturnType<typeof event>,
  ReturnType<typeof event>,
  ReturnType<typeof event>,
];
const lists = (times: number) => ({ list: Array.from({ length: times }, () => undefined) });

const naming = [event('templates.open', { source: placedOrder, name: '甲醇' }), resolved('list', bothTemplates)];
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
  selectConfirming: null,
};
const unread = { selectTemplates: [], selectMayEdit: false };
const chosen = { selectChosen: paintTemplate.id, selectName: paintTemplate.name, selectConfirming: paintTemplate.id };

journeys(orderTemplatesMachine, { ...orderTemplatesCases, selectors, usual }, [
  {
    title: 'nothing is read before a user wants to see the templates',
    events: [],
    ends: {
      value: 'closed',
      context: nothing,
      asked: lists(0),
      can: ['templates.open'],
      shows: { ...unread, selectIsOpen: false },
    },
  },
  {
    title: 'opened, they are read',
    events: [look],
    ends: { value: { open: 'reading' }, asked: lists(1), tags: ['open'], can: ['templates.close'], shows: unread },
  },
  {
    title: '[8.3] what was not read says why and is read again',
    events: [look, rejected('list', lost)],
    ends: {
      value: { open: 'unread' },
      context: { ...nothing, failure: '没有网络' },
      tags: ['open'],
      can: ['templates.close', 'templates.retry'],
      shows: { ...unread, selectIsUnread: true, selectFailure: '没有网络' },
    },
  },
  {
    title: '[8.3] by a press',
    events: [look, rejected('list', lost), event('templates.retry'), listed],
    ends: {
      value: { open: 'shown' },
      context: both,
      asked: lists(2),
      tags: ['listed', 'open'],
      can: ['templates.close', 'templates.remove', 'templates.rename'],
      shows: { selectIsListed: true },
    },
  },
  {
    title: '[8.3] while they are read again the reason no longer exists',
    events: [look, rejected('list', lost), event('templates.retry')],
    ends: { value: { open: 'reading' }, context: nothing },
  },
  {
    title: 'what shall be saved is named first',
    events: [saveOrder, listed],
    ends: { value: { open: 'naming' }, context: toSave },
  },
  {
    title: '[10.10] who only reads saves nothing, and looks at the list',
    events: [saveOrder, resolved('list', readTemplates)],
    ends: {
      value: { open: 'shown' },
      context: { ...nothing, ...readTemplates },
      tags: ['listed', 'open'],
      can: ['templates.close'],
      shows: { selectIsListed: true, selectMayEdit: false },
    },
  },
  {
    title: '[10.10] nor renames or removes anything',
    events: [look, resolved('list', readTemplates), rename, remove],
    ends: { value: { open: 'shown' }, context: { ...nothing, ...readTemplates } },
  },
  {
    title: 'an order is saved under the name that was typed, without blanks around it',
    events: [saveOrder, listed, typed(' 甲醇 每月 '), save],
    ends: {
      value: { open: 'saving' },
      context: { ...toSave, name: ' 甲醇 每月 ' },
      asked: { save: [{ id: null, source: placedOrder, name: '甲醇 每月' }] },
    },
  },
  {
    title: 'without a name nothing is saved',
    events: [saveOrder, listed, typed(' '), save],
    ends: { value: { open: 'naming' }, context: { ...toSave, name: ' ' }, asked: { save: [] } },
  },
  {
    title: 'saved, the list is read again, and nothing waits to be saved',
    events: [saveOrder, listed, save, resolved('save', null), listed],
    ends: { value: { open: 'shown' }, context: both, asked: lists(2) },
  },
  {
    title: '[8.3] what was not saved says why, and keeps its name',
    events: [saveOrder, listed, save, rejected('save', lost)],
    ends: { value: { open: 'naming' }, context: { ...toSave, failure: '没有网络' } },
  },
  {
    title: '[8.3] and is saved again; the reason goes',
    events: [saveOrder, listed, save, rejected('save', lost), save],
    ends: { value: { open: 'saving' }, context: toSave },
  },
  {
    title: '[8.3] what is not tried again leaves no reason behind',
    events: [saveOrder, listed, save, rejected('save', lost), keep],
    ends: { value: { open: 'shown' }, context: both },
  },
  {
    title: 'what is not saved after all leaves the list',
    events: [saveOrder, listed, keep],
    ends: { value: { open: 'shown' }, context: both },
  },
  {
    title: 'one is renamed from the name it has',
    events: [look, listed, rename],
    ends: {
      value: { open: 'naming' },
      context: { ...both, chosen: methanolTemplate.id, name: methanolTemplate.name },
      tags: ['naming', 'open'],
      can: ['templates.close', 'templates.keep', 'templates.save', 'templates.typed'],
      shows: {
        selectIsNaming: true,
        selectCanSave: true,
        selectName: methanolTemplate.name,
        selectChosen: methanolTemplate.id,
      },
    },
  },
  {
    title: 'and no other',
    events: [look, listed, rename, typed('甲醇'), save],
    ends: {
      value: { open: 'saving' },
      context: { ...both, chosen: methanolTemplate.id, name: '甲醇' },
      asked: { save: [{ id: methanolTemplate.id, source: null, name: '甲醇' }] },
    },
  },
  {
    title: 'one that is not in the list is neither renamed nor removed',
    events: [look, listed, event('templates.rename', { id: 'other' }), event('templates.remove', { id: 'other' })],
    ends: { value: { open: 'shown' }, context: both },
  },
  {
    title: 'before one is removed there is a question',
    events: [look, listed, remove],
    ends: {
      value: { open: 'asking' },
      context: { ...both, chosen: paintTemplate.id, name: paintTemplate.name },
      asked: { remove: [] },
      tags: ['listed', 'open'],
      can: ['templates.close', 'templates.confirm', 'templates.keep'],
      shows: { ...chosen, selectIsListed: true },
    },
  },
  {
    title: 'whose no leaves everything',
    events: [look, listed, remove, keep],
    ends: { value: { open: 'shown' }, context: both },
  },
  {
    title: 'and whose yes removes that one',
    events: [look, listed, remove, confirm],
    ends: {
      value: { open: 'removing' },
      asked: { remove: [{ id: paintTemplate.id }] },
      tags: ['busy', 'listed', 'open'],
      can: ['templates.close'],
      shows: { ...chosen, selectIsListed: true, selectIsBusy: true },
    },
  },
  {
    title: 'removed, the list is read again',
    events: [look, listed, remove, confirm, resolved('remove', null)],
    ends: { value: { open: 'reading' }, context: both, asked: lists(2) },
  },
  {
    title: '[8.3] one that was not removed stays, with the reason',
    events: [look, listed, remove, confirm, rejected('remove', lost)],
    ends: { value: { open: 'shown' }, context: { ...both, failure: '没有网络' } },
  },
  {
    title: '[8.3] which goes with the next thing that is done',
    events: [look, listed, remove, confirm, rejected('remove', lost), rename],
    ends: { value: { open: 'naming' }, context: { ...both, chosen: methanolTemplate.id, name: methanolTemplate.name } },
  },
  {
    title: 'closed, nothing of them is kept, even while one is saved',
    events: [saveOrder, listed, save, close],
    ends: { value: 'closed', context: nothing },
  },
  {
    title: 'an order is named',
    events: naming,
    ends: {
      value: { open: 'naming' },
      tags: ['naming', 'open'],
      can: ['templates.close', 'templates.keep', 'templates.save', 'templates.typed'],
      shows: { selectIsNaming: true, selectCanSave: true, selectName: '甲醇' },
    },
  },
  {
    title: 'it is saved',
    events: [...naming, event('templates.save')],
    ends: {
      value: { open: 'saving' },
      tags: ['busy', 'naming', 'open'],
      can: ['templates.close'],
      shows: { selectIsNaming: true, selectIsBusy: true, selectName: '甲醇' },
    },
  },
]);
