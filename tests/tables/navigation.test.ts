import { navigationMachine } from '#machines/navigation/index.ts';
import { navigationCases } from '#machines/navigation/navigation.cases.ts';
import * as all from '#machines/navigation/navigation.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const open = (path: string, page: string, permission = 'public', query = '') =>
  event('location.changed', { path, page, permission, query });
const help = open('/helpCenter', 'helpCenter');
const search = open('/helpCenter', 'helpCenter', 'public', '?id=2');
const addOrder = open('/shippingFcl/addOrder', 'shippingFclAddOrder', 'signed-in');
const access = (hasToken: boolean, redirectTo: string | null = null) =>
  resolved('checkAccess', { hasToken, redirectTo });
const chunk = resolved('loadChunk');
const stands = [help, access(false), chunk];

const blank = {
  selectScreen: 'empty',
  selectShownPage: null,
  selectShownPath: null,
  selectPage: undefined,
  selectFramedPage: null,
  selectQuery: '',
  selectIsBusy: false,
  selectCanRetry: false,
  selectStatus: 500,
};
const coming = { selectFramedPage: 'helpCenter', selectIsBusy: true };
const shown = {
  selectScreen: 'page',
  selectShownPage: 'helpCenter',
  selectShownPath: '/helpCenter',
  selectPage: '/helpCenter',
  selectFramedPage: 'helpCenter',
};

stateTable(navigationMachine, navigationCases, { all }, blank, [
  { title: '[4.26] before an address is known', events: [], value: { page: 'idle', userInfo: 'stale' }, can: [] },
  {
    title: '[4.26] the first address is being checked: the frame is drawn for it',
    events: [help],
    value: { page: 'checking', userInfo: 'stale' },
    tags: ['busy'],
    can: [],
    shows: coming,
  },
  {
    title: '[4.26] it leads elsewhere',
    events: [help, access(false, '/news')],
    value: { page: 'redirecting', userInfo: 'stale' },
    tags: ['busy'],
    can: [],
    shows: coming,
  },
  {
    title: '[4.26] its code and the user info are on their way',
    events: [help, access(true)],
    value: { page: { loading: { chunk: 'loading', user: 'waiting' } }, userInfo: 'loading' },
    tags: ['busy'],
    can: [],
    shows: coming,
  },
  {
    title: '[2.6] its code is there, the user info is not',
    events: [help, access(true), chunk],
    value: { page: { loading: { chunk: 'ready', user: 'waiting' } }, userInfo: 'loading' },
    tags: ['busy'],
    can: [],
    shows: coming,
  },
  {
    title: '[2.6] the user info is there, its code is not',
    events: [help, access(true), resolved('loadUserInfo')],
    value: { page: { loading: { chunk: 'loading', user: 'settled' } }, userInfo: 'fresh' },
    tags: ['busy'],
    can: [],
    shows: coming,
  },
  {
    title: '[4.26] shown',
    events: stands,
    value: { page: { shown: 'open' }, userInfo: 'stale' },
    can: [],
    shows: shown,
  },
  {
    title: '[4.26] shown, at another query than it was opened with',
    events: [...stands, search],
    value: { page: { shown: 'open' }, userInfo: 'stale' },
    can: [],
    shows: { ...shown, selectQuery: '?id=2' },
  },
  {
    title: '[4.26] the next is being checked: the page and its frame stay',
    events: [...stands, addOrder],
    value: { page: 'checking', userInfo: 'stale' },
    tags: ['busy'],
    can: [],
    shows: { ...shown, selectIsBusy: true },
  },
  {
    title: '[4.29] the old page leaves',
    events: [...stands, addOrder, access(false), chunk],
    value: { page: 'leaving', userInfo: 'stale' },
    tags: ['busy'],
    can: [],
    shows: { ...shown, selectScreen: 'leaving', selectIsBusy: true },
  },
  {
    title: '[2.5b] shown, and asked to sign in over it',
    events: [addOrder, access(false), chunk],
    value: { page: { shown: 'signInAsked' }, userInfo: 'stale' },
    can: [],
    shows: {
      selectScreen: 'page',
      selectShownPage: 'shippingFclAddOrder',
      selectShownPath: '/shippingFcl/addOrder',
      selectPage: '/shippingFcl/addOrder',
      selectFramedPage: 'shippingFclAddOrder',
    },
  },
  {
    title: '[2.4] the next failed, with its status',
    events: [...stands, addOrder, rejected('checkAccess', { statusCode: 403 })],
    value: { page: 'failed', userInfo: 'stale' },
    can: ['navigation.retry'],
    shows: { ...shown, selectScreen: 'failed', selectCanRetry: true, selectStatus: 403 },
  },
  {
    title: '[8.4] the code of the next is lost',
    events: [...stands, addOrder, access(false), rejected('loadChunk')],
    value: { page: 'lost', userInfo: 'stale' },
    can: [],
    shows: { ...shown, selectScreen: 'lost' },
  },
]);
