import { orderPanelMachine } from '#machines/order-panel/index.ts';
import { orderPanelCases } from '#machines/order-panel/order-panel.cases.ts';
import * as selectors from '#machines/order-panel/order-panel.select.ts';
import { event, journeys, rejected } from '../kit/journey.ts';

const path = '/shippingLcl';
const at = (query: string) => ({ path, query });
const opened = (query: string) => event('page.opened', at(query));
const asked = (query: string) => event('page.asked', at(query));
const FIRST = '?priceId=LCL-7&volume=3';
const open = (query: string, key: string) => ({ value: 'open', context: { ...at(query), key } });
const closed = (query: string) => ({ value: 'closed', context: { ...at(query), key: '' } });
/** Expected effects: stored forms and page restarts, by count. */
const kept = (times: number, starts = 0) => ({
  keepForm: Array.from({ length: times }, () => undefined),
  startOfPage: Array.from({ length: starts }, () => undefined),
});

const input = (query: string) => ({ path: '/shippingLcl', query });
const usual = { selectIsOpen: false, selectOrder: null, selectQuery: '?volume=3' };

journeys(orderPanelMachine, { ...orderPanelCases, selectors, usual }, [
  {
    title: '[4.31] a search opens no order, and its code is not asked for',
    input: at('?volume=3'),
    events: [],
    ends: { ...closed('?volume=3'), asked: { order: [] }, did: kept(0), can: ['page.opened', 'page.asked'] },
  },
  {
    title: '[4.31] the price that the address names is ordered over the list',
    input: at(FIRST),
    events: [],
    ends: { ...open(FIRST, 'LCL-7'), asked: { order: [at(FIRST)] }, did: kept(0) },
  },
  {
    title: '[4.31] so is a copy, an answered enquiry and a draft',
    input: at('?copy=LCL26'),
    events: [asked('?enquiryNo=ENQ26&optionId=o-2'), asked('?draft=here-4')],
    ends: {
      ...open('?draft=here-4', 'draft'),
      asked: { order: [at('?copy=LCL26'), at('?enquiryNo=ENQ26&optionId=o-2'), at('?draft=here-4')] },
      did: kept(2, 2),
    },
  },
  {
    title: '[4.31] its steps and its draft are its own: the form stays',
    input: at(FIRST),
    events: [asked(`${FIRST}&step=cargo&draft=here-4`), asked('?priceId=LCL-7&volume=4')],
    ends: { ...open(FIRST, 'LCL-7'), asked: { order: [at(FIRST)] }, did: kept(0) },
  },
  {
    title: '[4.31] another price is another form, and the first is kept',
    input: at(FIRST),
    events: [asked('?priceId=LCL-8')],
    ends: { ...open('?priceId=LCL-8', 'LCL-8'), asked: { order: [at(FIRST), at('?priceId=LCL-8')] }, did: kept(1, 1) },
  },
  {
    title: '[4.31] back at the list there is no order, and what was typed is kept',
    input: at(FIRST),
    events: [asked('?volume=3')],
    ends: { ...closed('?volume=3'), did: kept(1) },
  },
  {
    title: '[4.31] an order opens over a list that had none, seen from its start',
    input: at(''),
    events: [asked('?volume=3'), asked(FIRST)],
    ends: { ...open(FIRST, 'LCL-7'), asked: { order: [at(FIRST)] }, did: kept(0, 1) },
  },
  {
    title: '[4.31] whoever comes back to the page finds the order of its address, started again',
    input: at(FIRST),
    events: [opened(FIRST)],
    ends: { ...open(FIRST, 'LCL-7'), asked: { order: [at(FIRST), at(FIRST)] }, did: kept(1) },
  },
  {
    title: '[4.31] or the list, where it names none',
    input: at(FIRST),
    events: [opened('')],
    ends: { ...closed(''), did: kept(1) },
  },
  {
    title: '[4.26] an order whose code does not come leaves the list',
    input: at(FIRST),
    events: [rejected('order')],
    ends: { value: 'closed', context: { ...at(FIRST), key: 'LCL-7' }, asked: { order: [at(FIRST)] } },
  },
  {
    title: '[4.31] an order over it: a search that names no order closes it',
    input: input('?priceId=LCL-2'),
    events: [],
    ends: {
      value: 'open',
      can: ['page.opened', 'page.asked'],
      shows: { selectIsOpen: true, selectOrder: 'order', selectQuery: '?priceId=LCL-2' },
    },
  },
]);
