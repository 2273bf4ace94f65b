import { expect, test, vi } from 'vitest';
import { type NavigationSnapshot, navigationMachine, selectStatus } from '#machines/navigation/index.ts';
import { navigationCases } from '#machines/navigation/navigation.cases.ts';
import { drive } from '../kit/drive.ts';
import { explore } from '../kit/explore.ts';
import { violations } from '../kit/graph-facts.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const home = { path: '/', page: 'home', permission: 'public' };
const lost = { path: '/lost', page: 'notFound', permission: 'public' };
const to = (destination: object) => event('location.changed', destination);
const access = (hasToken: boolean, redirectTo: string | null = null) =>
  resolved('checkAccess', { hasToken, redirectTo });
const visitor = access(false);
const member = access(true);
const chunk = resolved('loadChunk');
const user = resolved('loadUserInfo');

const ends = (page: unknown, userInfo: string, destination: unknown, shown: unknown, rest: object = {}) => ({
  value: { page: page === 'shown' ? { shown: 'open' } : page, userInfo } as never,
  context: { destination, shown, hasToken: false, redirectTo: null, status: null, ...rest },
});
const loading = (chunkState: string, userState: string) => ({ loading: { chunk: chunkState, user: userState } });
const signedIn = { hasToken: true };

journeys(navigationMachine, navigationCases, [
  {
    title: '[2.6][4.26] without a token the page alone is loaded, and shown',
    events: [to(home), visitor, chunk],
    ends: ends('shown', 'stale', home, home),
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
    ends: ends(loading('loading', 'settled'), 'fresh', home, null, signedIn),
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
    ends: ends('shown', 'fresh', lost, lost, signedIn),
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
    events: [to(home), visitor, rejected('loadChunk')],
    ends: ends('lost', 'stale', home, null),
  },
  {
    title: '[2.4][4.26] a check that breaks fails with its status',
    events: [to(home), rejected('checkAccess', { response: { status: 503 } })],
    ends: ends('failed', 'stale', home, null, { status: 503 }),
  },
  {
    title: '[2.4] what fails without a status is told as 500',
    events: [to(home), rejected('checkAccess')],
    ends: ends('failed', 'stale', home, null, { status: 500 }),
  },
  {
    title: '[4.26] and can be tried again',
    events: [to(home), rejected('checkAccess'), event('navigation.retry'), visitor, chunk],
    ends: ends('shown', 'stale', home, home),
  },
  {
    title: '[4.26] an address that leads elsewhere is redirected',
    events: [to(lost), access(false, '/'), to(home), visitor, chunk],
    ends: ends('shown', 'stale', home, home),
  },
  {
    title: '[4.26] a redirect that breaks fails',
    events: [to(lost), access(false, '/'), rejected('redirect', { status: 404 })],
    ends: ends('failed', 'stale', lost, null, { redirectTo: '/', status: 404 }),
  },
  {
    title: '[4.26] the last of two quick clicks wins',
    events: [to(home), visitor, to(lost), visitor, chunk],
    ends: ends('shown', 'stale', lost, lost),
  },
  {
    title: '[4.29] the old page leaves before the new one enters',
    events: [to(home), visitor, chunk, to(lost), visitor, chunk],
    ends: ends('leaving', 'stale', lost, home),
  },
  {
    title: '[4.29] then the new one stands there',
    events: [to(home), visitor, chunk, to(lost), visitor, chunk, resolved('leavePage')],
    ends: ends('shown', 'stale', lost, lost),
  },
  {
    title: '[4.29] the same page at another address does not leave',
    events: [to(lost), visitor, chunk, to({ ...lost, path: '/gone' }), visitor, chunk],
    ends: ends('shown', 'stale', { ...lost, path: '/gone' }, { ...lost, path: '/gone' }),
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
    /^xstate\.(done\.actor\.(loadChunk|loadUserInfo|leavePage)|error\.actor\.(loadUserInfo|leavePage)|after\.userInfoWait\.)/;
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

test('[2.4] the status of the error page is that of what failed, and goes with it', async () => {
  const { actor, cause, start } = drive(navigationMachine, navigationCases);
  const status = () => selectStatus(actor.getSnapshot() as NavigationSnapshot);
  start();
  await cause(to(home));
  await cause(rejected('checkAccess', { statusCode: 403 }));
  expect(status()).toBe(403);
  await cause(event('navigation.retry'));
  await cause(rejected('checkAccess'));
  expect(status()).toBe(500);
});

test.each([
  { permission: 'signed-in', hasToken: false, asked: 1, state: 'signInAsked' },
  { permission: 'signed-in', hasToken: true, asked: 0, state: 'open' },
  { permission: 'public', hasToken: false, asked: 0, state: 'open' },
])(
  '[2.5][2.5b][4.26] a $permission page with token $hasToken asks to sign in $asked times, not before it is shown',
  async ({ permission, hasToken, asked, state }) => {
    const askToSignIn = vi.fn();
    const machine = navigationMachine.provide({ actions: { askToSignIn } });
    const { actor, cause, start } = drive(machine, navigationCases);
    start();
    for (const happening of [to({ ...home, permission }), access(hasToken)]) await cause(happening);
    expect(askToSignIn).not.toHaveBeenCalled();
    await cause(chunk);
    if (hasToken) await cause(user);
    expect((actor.getSnapshot() as NavigationSnapshot).matches({ page: { shown: state } } as never)).toBe(true);
    expect(askToSignIn).toHaveBeenCalledTimes(asked);
  },
);
