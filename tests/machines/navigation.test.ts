import { expect, test } from 'vitest';
import { navigationMachine } from '#machines/navigation/index.ts';
import { navigationCases, stillPage } from '#machines/navigation/navigation.cases.ts';
import * as selectors from '#machines/navigation/navigation.select.ts';
import { pageLoadingMachine } from '#machines/page-loading/index.ts';
import { drive } from '../kit/drive.ts';
import { explore } from '../kit/explore.ts';
import { violations } from '../kit/graph-facts.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const home = { path: '/', page: 'home', permission: 'public' };
const lost = { path: '/lost', page: 'notFound', permission: 'public' };
const addOrder = { path: '/shippingFcl/addOrder', page: 'shippingFclAddOrder', permission: 'signed-in' };
const to = (destination: object, query = '') => event('location.changed', { ...destination, query });
const access = (hasToken: boolean, redirectTo: string | null = null) =>
  resolved('checkAccess', { hasToken, redirectTo });
const visitor = access(false);
const member = access(true);
const chunk = resolved('loadPage', stillPage);
const user = resolved('loadUserInfo');

interface Place {
  path: string;
}

/** Unless another list is stated, what is shown and what was opened last are alive. */
const alive = (destination: Place | null, shown: Place | null) => [
  ...new Set([shown, destination].flatMap((one) => (one === null ? [] : [one.path]))),
];
const ends = (page: unknown, userInfo: string, destination: Place | null, shown: Place | null, rest: object = {}) => ({
  value: { page: page === 'shown' ? { shown: 'open' } : page, userInfo } as never,
  context: {
    destination,
    query: '',
    shown,
    hasToken: false,
    redirectTo: null,
    status: null,
    pages: alive(destination, shown),
    ...rest,
  },
});
const started = (...destinations: { path: string; page: string }[]) =>
  Object.fromEntries(destinations.map(({ path, page }) => [path, [{ page, path, query: '' }]]));
const fresh = { pages: [] };
const both = { pages: ['/', '/lost'] };
const left = resolved('leavePage');
const opened = (destination: object) => [to(destination), visitor, chunk];
const news = (id: string) => ({ path: `/news/${id}`, page: 'newsItem', permission: 'public' });
const five = [
  ...opened(home),
  ...[lost, news('1')].flatMap((page) => [...opened(page), left]),
  ...[news('2'), news('3')].flatMap(opened),
];
const asksToSignIn = (times: number) => ({ did: { askToSignIn: Array.from({ length: times }, () => undefined) } });
const bar = (...barEvents: ('started' | 'finished')[]) => ({
  sent: { pageLoading: barEvents.map((one) => event(`loading.${one}`)) },
});
const real = { pageLoading: pageLoadingMachine };
const loading = (chunkState: string, userState: string) => ({ loading: { chunk: chunkState, user: userState } });
const signedIn = { hasToken: true };

const open = (path: string, page: string, permission = 'public', query = '') =>
  event('location.changed', { path, page, permission, query });
const help = open('/helpCenter', 'helpCenter');
const search = open('/helpCenter', 'helpCenter', 'public', '?id=2');
const sampleAddOrder = open('/shippingFcl/addOrder', 'shippingFclAddOrder', 'signed-in');
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
const loadingPage = { selectFramedPage: 'helpCenter', selectIsBusy: true };
const shown = {
  selectScreen: 'page',
  selectShownPage: 'helpCenter',
  selectShownPath: '/helpCenter',
  selectPage: '/helpCenter',
  selectFramedPage: 'helpCenter',
};

journeys(navigationMachine, { ...navigationCases, selectors, usual: blank }, [
  {
    title: '[4.26] before an address is known nothing is shown or on its way',
    events: [],
    ends: {
      ...ends('idle', 'stale', null, null),
      asked: { checkAccess: [], loadPage: [], loadUserInfo: [] },
      ...bar(),
      can: [],
    },
  },
  {
    title: '[2.6][4.26] without a token the page alone is loaded, and shown',
    events: [to(home), visitor, chunk],
    ends: {
      ...ends('shown', 'stale', home, home),
      asked: { checkAccess: [{ destination: home }], loadPage: [{ page: 'home' }], loadUserInfo: [] },
    },
  },
  {
    title: '[4.27] the progress bar runs from the click until the page is shown',
    real,
    events: [to(home), visitor, chunk, to(lost), visitor, chunk],
    ends: { ...ends('leaving', 'stale', lost, home), ...bar('started', 'finished', 'started') },
  },
  {
    title: '[4.27] it ends with a page whose code does not come, and starts with another try',
    real,
    events: [to(home), visitor, rejected('loadPage'), to(home), rejected('checkAccess'), event('navigation.retry')],
    ends: {
      ...ends('checking', 'stale', home, null, fresh),
      ...bar('started', 'finished', 'started', 'finished', 'started'),
    },
  },
  {
    title:
      '[2.5][2.5b] a page that needs a sign-in is shown to a visitor, who is asked to sign in once it stands there',
    events: [to(addOrder), visitor, chunk],
    ends: {
      ...ends({ shown: 'signInRequested' }, 'stale', addOrder, addOrder),
      ...asksToSignIn(1),
      can: [],
      shows: {
        selectScreen: 'page',
        selectShownPage: 'shippingFclAddOrder',
        selectShownPath: '/shippingFcl/addOrder',
        selectPage: '/shippingFcl/addOrder',
        selectFramedPage: 'shippingFclAddOrder',
      },
    },
  },
  {
    title: '[2.5b] not before it is shown',
    events: [to(addOrder), visitor],
    ends: { ...ends(loading('loading', 'settled'), 'stale', addOrder, null, fresh), ...asksToSignIn(0) },
  },
  {
    title: '[2.5] nor a member',
    events: [to(addOrder), member, chunk, user],
    ends: { ...ends('shown', 'fresh', addOrder, addOrder, signedIn), ...asksToSignIn(0) },
  },
  {
    title: '[2.5] nor anybody on a public page',
    events: [to(home), visitor, chunk],
    ends: { ...ends('shown', 'stale', home, home), ...asksToSignIn(0) },
  },
  {
    title: '[2.6][4.26] with a token the page waits for the user info',
    events: [to(home), member, chunk],
    ends: ends(loading('ready', 'waiting'), 'loading', home, null, signedIn),
  },
  {
    title: '[2.6] and is shown when it is there',
    events: [to(home), member, chunk, user],
    ends: ends('shown', 'fresh', home, home, signedIn),
  },
  {
    title: '[2.6] and is shown too when it fails',
    events: [to(home), member, chunk, rejected('loadUserInfo')],
    ends: ends('shown', 'fresh', home, home, signedIn),
  },
  {
    title: '[4.26] user info first, the page after it',
    events: [to(home), member, user],
    ends: ends(loading('loading', 'settled'), 'fresh', home, null, { ...signedIn, ...fresh }),
  },
  {
    title: '[4.26] at 2.999 s the page still waits',
    events: [to(home), member, chunk, { after: 2_999 }],
    ends: ends(loading('ready', 'waiting'), 'loading', home, null, signedIn),
  },
  {
    title: '[4.26] at 3 s it is shown without the user info, whose load goes on',
    events: [to(home), member, chunk, { after: 3_000 }],
    ends: ends('shown', 'loading', home, home, signedIn),
  },
  {
    title: '[2.6] a load under way is not repeated by the next page, which waits for it',
    events: [to(home), member, chunk, { after: 3_000 }, to(lost), member, chunk, user, resolved('leavePage')],
    ends: ends('shown', 'fresh', lost, lost, { ...signedIn, ...both }),
  },
  {
    title: '[2.6] user info of less than 5 s ago is not loaded again',
    events: [to(home), member, user, chunk, { after: 4_999 }, to(lost), member, chunk],
    ends: ends('leaving', 'fresh', lost, home, signedIn),
  },
  {
    title: '[2.6] user info of 5 s ago is',
    events: [to(home), member, user, chunk, { after: 5_000 }, to(lost), member, chunk],
    ends: ends(loading('ready', 'waiting'), 'loading', lost, home, signedIn),
  },
  {
    title: '[4.26][8.4] a page whose code does not come is lost',
    events: [to(home), visitor, rejected('loadPage')],
    ends: { ...ends('lost', 'stale', home, null, fresh), asked: { '/': [] } },
  },
  {
    title: '[4.26][4.27] each page that is lost ends the bar it began',
    events: [to(home), visitor, rejected('loadPage'), to(lost), visitor, rejected('loadPage')],
    ends: { ...ends('lost', 'stale', lost, null, fresh), ...bar('started', 'finished', 'started', 'finished') },
  },
  {
    title: '[2.4][4.26] a check that breaks fails with its status',
    events: [to(home), rejected('checkAccess', { response: { status: 503 } })],
    ends: ends('failed', 'stale', home, null, { ...fresh, status: 503 }),
  },
  {
    title: '[2.4] what fails without a status is reported as 500',
    events: [to(home), rejected('checkAccess')],
    ends: ends('failed', 'stale', home, null, { ...fresh, status: 500 }),
  },
  {
    title: '[4.26] and can be tried again',
    events: [to(home), rejected('checkAccess'), event('navigation.retry'), visitor, chunk],
    ends: ends('shown', 'stale', home, home),
  },
  {
    title: '[4.26] an address that leads elsewhere is redirected, and its page is not loaded',
    events: [to(lost), access(true, '/help')],
    ends: {
      ...ends('redirecting', 'stale', lost, null, { ...fresh, hasToken: true, redirectTo: '/help' }),
      asked: { redirect: [{ to: '/help' }], loadPage: [] },
    },
  },
  {
    title: '[4.26] until the address is another',
    events: [to(lost), access(false, '/'), to(home), visitor, chunk],
    ends: ends('shown', 'stale', home, home),
  },
  {
    title: '[4.26] a redirect that breaks fails',
    events: [to(lost), access(false, '/'), rejected('redirect', { status: 404 })],
    ends: ends('failed', 'stale', lost, null, { ...fresh, redirectTo: '/', status: 404 }),
  },
  {
    title: '[4.26] the last of two quick clicks wins',
    events: [to(home), visitor, to(lost), visitor, chunk],
    ends: {
      ...ends('shown', 'stale', lost, lost),
      asked: { loadPage: [{ page: 'home' }, { page: 'notFound' }], '/': [] },
    },
  },
  {
    title: '[4.26] even while the first is being checked',
    events: [to(home), to(lost)],
    ends: {
      ...ends('checking', 'stale', lost, null, fresh),
      asked: { checkAccess: [{ destination: home }, { destination: lost }] },
    },
  },
  {
    title: '[2.4] another address forgets the status of what failed',
    events: [to(home), rejected('checkAccess', { statusCode: 403 }), to(lost)],
    ends: ends('checking', 'stale', lost, null, fresh),
  },
  {
    title: '[4.29] the old page leaves before the new one enters',
    events: [to(home), visitor, chunk, to(lost), visitor, chunk],
    ends: ends('leaving', 'stale', lost, home),
  },
  {
    title: '[4.29] then the new one stands there',
    events: [to(home), visitor, chunk, to(lost), visitor, chunk, resolved('leavePage')],
    ends: ends('shown', 'stale', lost, lost, both),
  },
  {
    title: '[4.29] an old page that cannot leave holds nothing up',
    events: [to(home), visitor, chunk, to(lost), visitor, chunk, rejected('leavePage')],
    ends: ends('shown', 'stale', lost, lost, both),
  },
  {
    title: '[4.26] a page starts with its address once its code is there',
    events: [to(home, '?un=1263'), visitor, chunk],
    ends: {
      ...ends('shown', 'stale', home, home, { query: '?un=1263' }),
      asked: { '/': [{ page: 'home', path: '/', query: '?un=1263' }] },
    },
  },
  {
    title: '[4.26] not before',
    events: [to(home), visitor],
    ends: { ...ends(loading('loading', 'settled'), 'stale', home, null, fresh), asked: { '/': [] } },
  },
  {
    title: '[4.29] a page that is left stays alive, and sees when it is opened again',
    events: [...opened(home), ...opened(lost), left, to(home, '?un=1263'), visitor, chunk],
    ends: {
      ...ends('leaving', 'stale', home, lost, { query: '?un=1263', pages: ['/lost', '/'] }),
      asked: started(home, lost),
      sent: { '/': [event('page.opened', { path: '/', query: '?un=1263' })], '/lost': [] },
    },
  },
  {
    title: '[4.29] a page that is opened a first time receives nothing',
    events: opened(home),
    ends: { ...ends('shown', 'stale', home, home), sent: { '/': [] } },
  },
  {
    title: '[2.4][4.26] what breaks in the machine of a page is reported, and the page stays',
    events: [...opened(home), rejected('/', new Error('it breaks'))],
    ends: { ...ends('shown', 'stale', home, home), did: { reportFailure: [{ error: new Error('it breaks') }] } },
  },
  {
    title: '[4.26] another query of the open page is sent to it, once',
    events: [...opened(home), to(home, '?un=1263'), to(home, '?un=1263')],
    ends: {
      ...ends('shown', 'stale', home, home, { query: '?un=1263' }),
      sent: { '/': [event('page.asked', { path: '/', query: '?un=1263' })] },
    },
  },
  {
    title: '[4.26] the same address stated again changes nothing',
    events: [...opened(home), to(home), to(home)],
    ends: { ...ends('shown', 'stale', home, home), asked: { checkAccess: [{ destination: home }] }, sent: { '/': [] } },
  },
  {
    title: '[4.26] a query that comes before the page is what it starts with',
    events: [to(home), visitor, to(home, '?un=1263'), visitor, chunk],
    ends: {
      ...ends('shown', 'stale', home, home, { query: '?un=1263' }),
      asked: { '/': [{ page: 'home', path: '/', query: '?un=1263' }] },
      sent: { '/': [] },
    },
  },
  {
    title: '[8.4] a page whose code did not come starts with another try',
    events: [to(home), visitor, rejected('loadPage'), to(lost), to(home), visitor, chunk],
    ends: {
      ...ends('shown', 'stale', home, home),
      asked: started(home),
      sent: { '/': [] },
    },
  },
  {
    title: '[8.4] and so does one that was left, which did not come when it was opened again',
    events: [...opened(home), ...opened(lost), left, to(home), visitor, rejected('loadPage'), to(home)],
    ends: { ...ends('checking', 'stale', home, lost, both), asked: started(home, lost) },
  },
  {
    title: '[8.4] the page on the screen stays alive when it cannot be opened again',
    events: [...opened(home), to(lost), to(home), visitor, rejected('loadPage')],
    ends: { ...ends('lost', 'stale', home, home), asked: started(home) },
  },
  {
    title: '[4.29] of four pages the one that was opened first goes when a fifth is opened, and starts again',
    events: [...five, to(home), visitor, chunk],
    ends: {
      ...ends('leaving', 'stale', home, news('3'), {
        pages: ['/news/1', '/news/2', '/news/3', '/'],
      }),
      asked: { '/': [...started(home)['/']!, ...started(home)['/']!] },
      sent: { '/': [] },
    },
  },
  {
    title: '[4.29] but not the one that stands on the screen',
    events: [home, lost, news('1'), news('2'), news('3')].flatMap(opened),
    ends: ends('leaving', 'stale', news('3'), home, {
      pages: ['/', '/news/1', '/news/2', '/news/3'],
    }),
  },
  {
    title: '[4.29] the same page at another address does not leave',
    events: [to(lost), visitor, chunk, to({ ...lost, path: '/missing' }), visitor, chunk],
    ends: ends(
      'shown',
      'stale',
      { ...lost, path: '/missing' },
      { ...lost, path: '/missing' },
      { pages: ['/lost', '/missing'] },
    ),
  },
  {
    title: '[4.26] the first address is being checked: the frame is drawn for it',
    events: [help],
    ends: { value: { page: 'checking', userInfo: 'stale' }, tags: ['busy'], can: [], shows: loadingPage },
  },
  {
    title: '[4.26] it leads elsewhere',
    events: [help, access(false, '/news')],
    ends: { value: { page: 'redirecting', userInfo: 'stale' }, tags: ['busy'], can: [], shows: loadingPage },
  },
  {
    title: '[4.26] its code and the user info are on their way',
    events: [help, access(true)],
    ends: {
      value: { page: { loading: { chunk: 'loading', user: 'waiting' } }, userInfo: 'loading' },
      tags: ['busy'],
      can: [],
      shows: loadingPage,
    },
  },
  {
    title: '[2.6] its code is there, the user info is not',
    events: [help, access(true), chunk],
    ends: {
      value: { page: { loading: { chunk: 'ready', user: 'waiting' } }, userInfo: 'loading' },
      tags: ['busy'],
      can: [],
      shows: loadingPage,
    },
  },
  {
    title: '[2.6] the user info is there, its code is not',
    events: [help, access(true), resolved('loadUserInfo')],
    ends: {
      value: { page: { loading: { chunk: 'loading', user: 'settled' } }, userInfo: 'fresh' },
      tags: ['busy'],
      can: [],
      shows: loadingPage,
    },
  },
  {
    title: '[4.26] shown',
    events: stands,
    ends: { value: { page: { shown: 'open' }, userInfo: 'stale' }, can: [], shows: shown },
  },
  {
    title: '[4.26] shown, at another query than it was opened with',
    events: [...stands, search],
    ends: { value: { page: { shown: 'open' }, userInfo: 'stale' }, can: [], shows: { ...shown, selectQuery: '?id=2' } },
  },
  {
    title: '[4.26] the next is being checked: the page and its frame stay',
    events: [...stands, sampleAddOrder],
    ends: {
      value: { page: 'checking', userInfo: 'stale' },
      tags: ['busy'],
      can: [],
      shows: { ...shown, selectIsBusy: true },
    },
  },
  {
    title: '[4.29] the old page leaves',
    events: [...stands, sampleAddOrder, access(false), chunk],
    ends: {
      value: { page: 'leaving', userInfo: 'stale' },
      tags: ['busy'],
      can: [],
      shows: { ...shown, selectScreen: 'leaving', selectIsBusy: true },
    },
  },
  {
    title: '[2.4] the next failed, with its status',
    events: [...stands, sampleAddOrder, rejected('checkAccess', { statusCode: 403 })],
    ends: {
      value: { page: 'failed', userInfo: 'stale' },
      can: ['navigation.retry'],
      shows: { ...shown, selectScreen: 'failed', selectCanRetry: true, selectStatus: 403 },
    },
  },
  {
    title: '[8.4] the code of the next is lost',
    events: [...stands, sampleAddOrder, access(false), rejected('loadPage')],
    ends: { value: { page: 'lost', userInfo: 'stale' }, can: [], shows: { ...shown, selectScreen: 'lost' } },
  },
]);

test('[2.6] user info is never loaded without a token', () => {
  const { edges } = explore(navigationMachine, navigationCases);
  const began = edges.filter(
    ({ from, to: target }) =>
      from.snapshot.value.userInfo !== 'loading' && target.snapshot.value.userInfo === 'loading',
  );
  expect(began.length).toBeGreaterThan(0);
  expect(began.filter(({ to: target }) => !target.snapshot.context.hasToken)).toEqual([]);
});

test('[4.26] what is shown is always a page whose code was loaded', () => {
  const { edges } = explore(navigationMachine, navigationCases);
  const changed = edges.filter(
    ({ from, to: target }) => from.snapshot.context.shown?.path !== target.snapshot.context.shown?.path,
  );
  const allowed =
    /^xstate\.(done\.actor\.(loadPage|loadUserInfo|leavePage)|error\.actor\.(loadUserInfo|leavePage)|after\.userInfoWait\.)/;
  expect(changed.filter(({ event: cause }) => !allowed.test(cause.type)).map(({ event: cause }) => cause.type)).toEqual(
    [],
  );
});

test('[4.26] nothing is shown that the address bar never asked for', () => {
  const graph = explore(navigationMachine, navigationCases);
  const agrees = (snapshot: {
    matches: (value: never) => boolean;
    context: { shown: unknown; destination: unknown };
  }) =>
    !snapshot.matches({ page: 'shown' } as never) ||
    JSON.stringify(snapshot.context.shown) === JSON.stringify(snapshot.context.destination);
  expect(violations(graph, agrees)).toEqual([]);
});

test('[4.29] a page that goes when a fifth is opened ends, and the others run on', async () => {
  const { actor, cause, start } = drive(navigationMachine, navigationCases);
  start();
  for (const happened of five.slice(0, -3)) await cause(happened);
  const before: Record<string, { getSnapshot: () => { status: string } } | undefined> = actor.getSnapshot().children;
  const first = before['/'];
  expect(first?.getSnapshot().status).toBe('active');
  for (const happened of five.slice(-3)) await cause(happened);
  expect(first?.getSnapshot().status).toBe('stopped');
  const running = Object.keys(actor.getSnapshot().children).filter((id) => id.startsWith('/'));
  expect(running).toEqual(['/lost', '/news/1', '/news/2', '/news/3']);
});
