import { CallFailure } from '#domain/failure.ts';
import { singleSignOnMachine } from '#machines/single-sign-on/index.ts';
import { singleSignOnCases } from '#machines/single-sign-on/single-sign-on.cases.ts';
import * as selectors from '#machines/single-sign-on/single-sign-on.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const input = { ticket: 'ticket-7' };
const base = { ticket: 'ticket-7', otherName: '', outcome: { kind: 'kept' } };
const other = resolved('redeemTicket', { kind: 'otherAccount', name: '李**' });
const invalid = new CallFailure({ kind: 'refused', code: '10004004', message: '登录链接已失效', status: 200 });
const offline = new CallFailure({ kind: 'offline', message: '网络不可用', status: 500 });
const asking = { ...base, otherName: '李**' };
const switched = [other, event('account.switch')];
const signedIn = { kind: 'signedIn', answer: { token: 'token-7', userName: '李航' } };
const silent = { toastSignedIn: [], toastInvalid: [], toastUnreached: [] };
const ended = (from: object, outcome: object, did: object) => ({
  value: 'finished',
  status: 'done',
  context: { ...from, outcome },
  output: outcome,
  did: { ...silent, ...did },
});
const asked = { redeemTicket: [{ ticket: 'ticket-7', isSwitchAgreed: false }] };
const unreached = { kind: 'unreached', message: '网络不可用' };

const usual = { selectIsAsking: false, selectOtherName: '李**', selectCanSwitch: false, selectIsSwitching: false };

journeys(singleSignOnMachine, { ...singleSignOnCases, behind: { switchAccount: 'redeemTicket' }, selectors, usual }, [
  {
    title: '[4.6] the ticket is redeemed as the site opens',
    input,
    events: [],
    ends: { value: 'redeeming', context: base, asked, did: silent, can: [], shows: { selectOtherName: '' } },
  },
  {
    title: '[4.6] it signs in and says so',
    input,
    events: [resolved('redeemTicket', signedIn)],
    ends: { ...ended(base, signedIn, { toastSignedIn: [signedIn] }), asked: { ...asked, switchAccount: [] } },
  },
  {
    title: '[4.6b] a forged, used or late ticket signs no one in',
    input,
    events: [rejected('redeemTicket', invalid)],
    ends: ended(base, { kind: 'invalid' }, { toastInvalid: [undefined] }),
  },
  {
    title: '[4.6b] a network that fails says nothing of the ticket',
    input,
    events: [rejected('redeemTicket', offline)],
    ends: ended(base, unreached, { toastUnreached: [undefined] }),
  },
  {
    title: '[4.6] another account is asked about first',
    input,
    events: [other],
    ends: {
      value: 'asking',
      context: asking,
      asked: { ...asked, switchAccount: [] },
      did: silent,
      can: ['account.switch', 'account.keep'],
      shows: { selectIsAsking: true, selectCanSwitch: true },
    },
  },
  {
    title: '[4.6] who stays, stays',
    input,
    events: [other, event('account.keep')],
    ends: { ...ended(asking, { kind: 'kept' }, {}), asked: { ...asked, switchAccount: [] }, can: [] },
  },
  {
    title: '[4.6] who agrees sends the ticket once more and is another user then',
    input,
    events: [...switched, resolved('switchAccount', signedIn)],
    ends: {
      ...ended(asking, signedIn, { toastSignedIn: [signedIn] }),
      asked: { ...asked, switchAccount: [{ ticket: 'ticket-7', isSwitchAgreed: true }] },
    },
  },
  {
    title: '[4.6b] a ticket that expired while the person thought is invalid',
    input,
    events: [...switched, rejected('switchAccount', invalid)],
    ends: ended(asking, { kind: 'invalid' }, { toastInvalid: [undefined] }),
  },
  {
    title: '[4.6b] a network that fails then says nothing of it either',
    input,
    events: [...switched, rejected('switchAccount', offline)],
    ends: ended(asking, unreached, { toastUnreached: [undefined] }),
  },
  {
    title: '[4.6] changing',
    input,
    events: [other, event('account.switch')],
    ends: { value: 'switching', can: [], shows: { selectIsSwitching: true } },
  },
]);
