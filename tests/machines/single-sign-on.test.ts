import { CallFailure } from '#domain/failure.ts';
import { singleSignOnMachine } from '#machines/single-sign-on/index.ts';
import { singleSignOnCases } from '#machines/single-sign-on/single-sign-on.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const input = { ticket: 'ticket' };
const base = { ticket: 'ticket', otherName: '', outcome: { kind: 'invalid' } };
const other = resolved('redeemTicket', { kind: 'otherAccount', name: '李**' });
const invalid = new CallFailure({ kind: 'refused', code: '10004004', message: '登录链接已失效', status: 200 });
const asking = { ticket: 'ticket', otherName: '李**', outcome: { kind: 'kept' } };

journeys(singleSignOnMachine, singleSignOnCases, [
  {
    title: '[4.6b] a forged, used or late ticket signs nobody in',
    input,
    events: [rejected('redeemTicket', invalid)],
    ends: { value: 'finished', status: 'done', context: base, output: { kind: 'invalid' } },
  },
  {
    title: '[4.6] another account is asked about first',
    input,
    events: [other],
    ends: { value: 'asking', context: asking },
  },
  {
    title: '[4.6] who stays, stays',
    input,
    events: [other, event('account.keep')],
    ends: { value: 'finished', status: 'done', context: asking, output: { kind: 'kept' } },
  },
  {
    title: '[4.6b] a ticket that expired while the person thought is invalid',
    input,
    events: [other, event('account.switch'), rejected('switchAccount', invalid)],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...asking, outcome: { kind: 'invalid' } },
      output: { kind: 'invalid' },
    },
  },
  {
    title: '[4.6b] a network that fails says nothing of the ticket',
    input,
    events: [rejected('redeemTicket')],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...base, outcome: { kind: 'unreached', message: 'refused' } },
      output: { kind: 'unreached', message: 'refused' },
    },
  },
]);
