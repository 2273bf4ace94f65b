import { sessionActions } from '#copy/shell.ts';
import { subject } from '#stories/session/session.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { sessionModel } from './session.model.ts';

const NAME = '王珂';

walkView('[4.9] being signed in', sessionModel, subject, ({ press, happens, sees }) => {
  const stored = (token: string | null) => resolved('readSession', { token, userName: token && NAME });
  const visit = happens(stored(null));
  const left = [rejected('logout'), resolved('clearSession')];
  return {
    gestures: {
      'sign in': async () => {
        await press(sessionActions.open);
        const signedIn = event('session.signedIn', { token: 'token', userName: NAME });
        await happens(signedIn, resolved('saveSession'), rejected('loadUser'));
      },
      'sign in in another tab': () => happens(event('tabs.signedIn'), stored('token'), rejected('loadUser')),
      'sign out': async () => {
        await press(sessionActions.signOut);
        await sees({ off: [sessionActions.signOut] })();
        await happens(resolved('saveDrafts'), ...left);
      },
      'sign out without network': async () => {
        await press(sessionActions.signOut);
        await happens(rejected('saveDrafts'), ...left);
      },
      'sign out in another tab': () => happens(event('tabs.signedOut')),
      'the session runs out': () =>
        happens(
          event('session.expired'),
          resolved('readExpiryGuard', { isReloadDue: true }),
          resolved('logout'),
          { after: 1_500 },
          resolved('clearSession'),
        ),
      'the session runs out again': () =>
        happens(
          event('session.expired'),
          resolved('readExpiryGuard', { isReloadDue: false }),
          resolved('clearSession'),
        ),
    },
    checks: {
      'a visitor': async () => {
        await visit;
        await sees({ shows: { button: [sessionActions.open] }, lacks: [NAME, sessionActions.signOut] })();
      },
      'signed in': sees({
        says: [NAME],
        shows: { button: [sessionActions.memberCentre, sessionActions.signOut] },
        hides: { button: [sessionActions.open] },
      }),
      'page reloads': sees({ lacks: [NAME] }),
    },
  };
});
