import { userCentreMachine } from '#machines/user-centre/index.ts';
import { userCentreCases } from '#machines/user-centre/user-centre.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const input = { ticket: 'ticket', room: 'workplace' };
const base = { ...input, answer: null, user: null, failure: null };
const answer = { token: 'token', userName: '李航' };
const user = { name: '李航', phone: '120****0001', enterpriseResp: null };
const redeemed = resolved('singleSignOn', { kind: 'signedIn', answer });

journeys(userCentreMachine, userCentreCases, [
  {
    title: '[2.14b] a good ticket shows whose account it is',
    input,
    events: [redeemed, resolved('saveSession'), resolved('loadUser', user)],
    ends: { value: { open: 'signedIn' }, context: { ...base, answer, user } },
  },
  {
    title: '[4.6b] a forged, used or late ticket is refused, and says so',
    input,
    events: [resolved('singleSignOn', { kind: 'invalid' })],
    ends: { value: 'refused', context: base },
  },
  {
    title: '[4.6] who stays with the account that is signed in sees that one',
    input,
    events: [resolved('singleSignOn', { kind: 'kept' }), resolved('loadUser', user)],
    ends: { value: { open: 'signedIn' }, context: { ...base, user } },
  },
  {
    title: '[2.14b] a reload without a ticket shows who is signed in',
    input: { ...input, ticket: null },
    events: [resolved('loadUser', user)],
    ends: { value: { open: 'signedIn' }, context: { ...base, ticket: null, user } },
  },
  {
    title: '[4.11] a sign-out in another tab is seen here',
    input: { ...input, ticket: null },
    events: [resolved('loadUser', user), event('tabs.changed'), resolved('loadUser', null)],
    ends: { value: { open: 'anonymous' }, context: { ...base, ticket: null } },
  },
  {
    title: '[4.6b] the way back is a ticket of its own',
    input: { ...input, ticket: null },
    events: [resolved('loadUser', user), event('centre.leave'), resolved('returnToSite')],
    ends: { value: 'left', status: 'done', context: { ...base, ticket: null, user } },
  },
  {
    title: '[4.6b] a way back that does not open leaves the person here, and says why',
    input: { ...input, ticket: null },
    events: [resolved('loadUser', user), event('centre.leave'), rejected('returnToSite')],
    ends: { value: { open: 'signedIn' }, context: { ...base, ticket: null, user, failure: 'refused' } },
  },
]);
