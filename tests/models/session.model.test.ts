import { expect } from 'vitest';
import { selectIsSignedIn, sessionMachine } from '#machines/session/index.ts';
import { sessionCases } from '#machines/session/session.cases.ts';
import { drive } from '../kit/drive.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { sessionModel } from './session.model.ts';

walkModel('[4.9] being signed in', sessionModel, () => {
  const { actor, cause, pass, start } = drive(sessionMachine, sessionCases);
  start();
  const stored = (token: string | null) => resolved('readSession', { token, userName: token && '王珂' });
  const visit = cause(stored(null));
  const all = async (...happenings: ReturnType<typeof event>[]) => {
    await visit;
    for (const happening of happenings) await cause(happening);
  };
  return {
    gestures: {
      'sign in': () =>
        all(
          event('session.signedIn', { token: 'token', userName: '王珂' }),
          resolved('saveSession'),
          rejected('loadUser'),
        ),
      'sign in in another tab': () => all(event('tabs.signedIn'), stored('token'), rejected('loadUser')),
      'sign out': () =>
        all(event('session.signOut'), resolved('saveDrafts'), rejected('logout'), resolved('clearSession')),
      'sign out without network': () =>
        all(event('session.signOut'), rejected('saveDrafts'), rejected('logout'), resolved('clearSession')),
      'sign out in another tab': () => all(event('tabs.signedOut')),
      'the session runs out': async () => {
        await all(event('session.expired'), resolved('readExpiryGuard', { isReloadDue: true }), resolved('logout'));
        pass(1_500);
        await cause(resolved('clearSession'));
      },
      'the session runs out again': () =>
        all(event('session.expired'), resolved('readExpiryGuard', { isReloadDue: false }), resolved('clearSession')),
    },
    checks: {
      'a visitor': async () => {
        await visit;
        expect([selectIsSignedIn(actor.getSnapshot()), actor.getSnapshot().value]).toEqual([false, 'anonymous']);
      },
      'signed in': () => expect(selectIsSignedIn(actor.getSnapshot())).toBe(true),
      'page reloads': () => expect(actor.getSnapshot().value).toBe('reloading'),
    },
  };
});
