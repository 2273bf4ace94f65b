import { fclCases, linkQuery, searched } from '#machines/fcl/fcl.cases.ts';
import * as all from '#machines/fcl/fcl.select.ts';
import { fclMachine } from '#machines/fcl/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const tools = resolved('loadTools');
const opened = event('page.opened', { path: '/shippingFcl', query: '' });
const shared = { path: '/shippingFcl', query: linkQuery };
const at = (offers: unknown, list: unknown) => ({ page: {}, days: {}, recent: {}, offers, list }) as never;
const open = (time = 'told') => ({ open: { time, comparison: {}, sharedLink: {} } });
const can = ['page.asked', 'page.opened'];
const usual = {
  selectHasLink: false,
  selectOffering: undefined,
  selectIsListSettled: false,
};
const offered = { selectOffering: 'offering' };
const listed = { selectIsListSettled: true };

stateTable(fclMachine, fclCases, { all }, usual, [
  { title: '[3.14] before the search has spoken', events: [], value: at('held', 'closed'), can },
  {
    title: '[3.14] nothing is asked for',
    events: [searched.nothing],
    value: at({ open: 'due' }, 'closed'),
    can,
    shows: offered,
  },
  { title: '[3.14] the list is on its way', events: [searched.rows], value: at('held', 'loading'), can },
  {
    title: '[3.14] prices after offers',
    events: [searched.nothing, searched.rows],
    value: at({ open: 'past' }, 'loading'),
    can,
    shows: offered,
  },
  { title: '[3.14] the list is there', events: [searched.rows, tools], value: at('held', open()), can, shows: listed },
  {
    title: '[8.4] it does not come',
    events: [searched.rows, rejected('loadTools')],
    value: at('held', 'lost'),
    can,
    shows: listed,
  },
  {
    title: '[8.4] and is tried again',
    events: [searched.rows, rejected('loadTools'), opened],
    value: at('held', 'loading'),
    can,
  },
  {
    title: '[3.14] a shared link stands in its place',
    input: shared,
    events: [tools],
    value: at('held', open()),
    can,
    shows: { ...listed, selectHasLink: true },
  },
  {
    title: '[3.14] until it leaves the address',
    input: shared,
    events: [tools, event('page.asked', { path: '/shippingFcl', query: '' })],
    value: at('held', open()),
    can,
    shows: listed,
  },
]);
