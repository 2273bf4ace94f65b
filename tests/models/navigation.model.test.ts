import { expect } from 'vitest';
import {
  type NavigationSnapshot,
  navigationMachine,
  selectCanRetry,
  selectScreen,
  selectShownPage,
} from '#machines/navigation/index.ts';
import { navigationCases } from '#machines/navigation/navigation.cases.ts';
import { drive } from '../kit/drive.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { navigationModel } from './navigation.model.ts';

walkModel('[4.26] navigation', navigationModel, () => {
  const { actor, cause, start } = drive(navigationMachine, navigationCases);
  start();
  const snapshot = () => actor.getSnapshot() as NavigationSnapshot;
  const open = (path: string, page: string) =>
    cause(event('location.changed', { path, page, permission: 'public', query: '' }));
  const home = () => open('/', 'home');
  const lost = () => open('/lost', 'notFound');
  const arrive = async (hasToken: boolean) => {
    await cause(resolved('checkAccess', { hasToken, redirectTo: null }));
    await cause(resolved('loadChunk'));
    if (snapshot().matches({ userInfo: 'loading' })) await cause(resolved('loadUserInfo'));
    if (snapshot().matches({ page: 'leaving' })) await cause(resolved('leavePage'));
  };
  const shows = (screen: string, page?: string) => () => {
    expect(selectScreen(snapshot())).toBe(screen);
    if (page !== undefined) expect(selectShownPage(snapshot())).toBe(page);
    expect(selectCanRetry(snapshot())).toBe(screen === 'failed');
  };
  return {
    gestures: {
      'open home': async () => {
        await home();
        await arrive(false);
      },
      'open a lost address': async () => {
        await lost();
        await arrive(false);
      },
      'open a lost address as a member': async () => {
        await lost();
        await arrive(true);
      },
      'open home, code does not come': async () => {
        await home();
        await cause(resolved('checkAccess', { hasToken: false, redirectTo: null }));
        await cause(rejected('loadChunk'));
      },
      'open a lost address, check breaks': async () => {
        await lost();
        await cause(rejected('checkAccess'));
      },
      'try again': async () => {
        await cause(event('navigation.retry'));
        await arrive(false);
      },
    },
    checks: {
      blank: shows('empty'),
      home: shows('page', 'home'),
      'lost page': shows('page', 'notFound'),
      'no code': shows('lost'),
      error: shows('failed'),
    },
  };
});
