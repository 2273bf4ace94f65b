import { userCentre as words } from '#copy/user-centre/rooms.ts';
import { subject } from '#stories/user-centre/user-centre.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { userCentreDoorModel } from './user-centre.model.ts';

const user = {
  userId: 'user-7',
  name: '陈工',
  phone: '120****0007',
  email: '',
  avatar: null,
  roles: ['person'],
  protocolAgreed: true,
  enterpriseResp: null,
  mmInfo: [],
  mayChangePasswordUntil: null,
};
const answer = { token: 'token', userName: '陈工' };

walkView(
  '[2.14b][4.6b][4.8] the user centre’s door',
  userCentreDoorModel,
  subject,
  ({ press, happens, sees, leaves }) => {
    const failure = '路由器没有应答';
    const waits = sees({ status: words.loading, off: [words.back] });
    return {
      gestures: {
        'the link is good': () => happens(resolved('singleSignOn', { kind: 'signedIn', answer })),
        'the link is of the account that is here': () => happens(resolved('singleSignOn', { kind: 'kept' })),
        'the link was used': () => happens(resolved('singleSignOn', { kind: 'invalid' })),
        'the network fails': () => happens(resolved('singleSignOn', { kind: 'unreached', message: failure })),
        'the cookie is kept': () => happens(resolved('saveSession')),
        'the cookie is blocked': () => happens(rejected('saveSession')),
        'try once more': () => press(words.retry),
        'look who is here': () => press(words.lookAgain),
        'it is me': () => happens(event('account.recognised', { user })),
        'it is signed out': () => happens(event('account.left', { isExpired: false })),
        'the account does not come': () => happens(event('account.unread', { failure })),
        'sign in in another tab': () => happens(event('account.asked', { isElsewhere: true })),
        'go back': () => press(words.back),
        'sign out': () => happens(event('account.asked')),
        'the session ends': () => happens(event('account.asked'), event('account.left', { isExpired: true })),
        'the ticket comes': () => happens(resolved('returnToSite')),
        'no ticket comes': () => happens(rejected('returnToSite', new Error(failure))),
        'the server knows': () => happens(event('account.left', { isExpired: false })),
      },
      checks: {
        'at the door': waits,
        'being let in': waits,
        'being recognised': sees({ status: words.loading, shows: { button: [words.back] } }),
        'notified of cookies': sees({ alert: `${words.blocked}\n${words.retry}` }),
        'asked to come again by the shop': sees({
          alert: `${words.refused}\n${words.refusedHint}\n${words.lookAgain}`,
        }),
        'notified of the network': sees({ alert: `${words.unreached}\n${words.unreachedHint}\n${words.retry}` }),
        'shown why not': sees({ alert: `${words.unreachable}\n${failure}\n${words.retry}` }),
        'asked to sign in': sees({ says: [words.anonymous, words.anonymousHint], lacks: [user.name] }),
        'asked to sign in again': sees({ says: [words.expired, words.expiredHint], lacks: [user.name] }),
        inside: sees({ says: [user.name] }),
        'on the way to the shop': sees({ says: [user.name], off: [words.back] }),
        'shown that it did not open': sees({ alert: failure, says: [user.name] }),
        'signing out': waits,
        'in the shop': leaves(),
      },
    };
  },
);
