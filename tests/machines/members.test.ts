import { CallFailure } from '#domain/failure.ts';
import { membersMachine } from '#machines/members/index.ts';
import { booked, invited, made, membersCases, membersInput, owned } from '#machines/members/members.cases.ts';
import * as selectors from '#machines/members/members.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const { parent } = membersInput;
const nothing = {
  parent,
  read: null,
  role: 'booker',
  phone: '',
  phoneError: null,
  act: null,
  made: null,
  copied: 'no',
  failure: null,
};
const mine = { ...nothing, read: owned };
const lost = new Error('没有网络');
const memberMissing = new CallFailure({ kind: 'refused', code: '10004004', message: '可能已离开', status: 200 });
const loaded = resolved('load', owned);
const accept = { kind: 'decide', id: 'request-3', role: 'viewer' };
const remove = { kind: 'remove', id: 'li' };
const leave = { kind: 'leave' };
const does = (act: object) => event('members.do', { act });
const asks = (act: object) => event('members.ask', { act });
const types = (text: string) => event('members.phoneTyped', { text });
const invite = event('members.invite');
const confirm = event('members.confirm');
const performed = resolved('perform', null);
const madeIt = [loaded, types('138 0000 0002'), invite, resolved('perform', made), loaded];

const asking = [loaded, event('members.ask', { act: remove })];
const toInvited = [loaded, event('members.invite'), resolved('perform', made), loaded];
const forms = ['members.roleChosen', 'members.phoneTyped', 'members.invite'];
const usual = {
  selectRead: owned,
  selectIsOwner: true,
  selectRole: 'booker',
  selectPhone: '',
  selectPhoneError: null,
  selectMade: null,
  selectCopied: 'no',
  selectFailure: null,
  selectIsLost: false,
  selectIsBusy: false,
  selectCanAct: false,
  selectCanConfirm: false,
  selectConfirming: null,
};

journeys(membersMachine, { ...membersCases, selectors, usual }, [
  {
    title: 'the page is read when it opens',
    events: [],
    ends: {
      value: 'loading',
      context: nothing,
      tags: ['busy'],
      can: [],
      shows: { selectRead: null, selectIsOwner: false, selectIsBusy: true },
    },
  },
  {
    title: 'a page that cannot be read says why',
    events: [rejected('load', lost)],
    ends: {
      value: 'unavailable',
      context: { ...nothing, failure: '没有网络' },
      can: ['members.retry'],
      shows: { selectRead: null, selectIsOwner: false, selectFailure: '没有网络', selectIsLost: true },
    },
  },
  {
    title: '[10.10] and is read again, the reason cleared',
    events: [rejected('load', lost), event('members.retry'), loaded],
    ends: {
      value: 'listing',
      context: mine,
      can: [...forms, 'members.do', 'members.ask'],
      shows: { selectCanAct: true },
    },
  },
  {
    title: '[10.10] an invitation without a phone makes a link, for the role that was chosen last',
    events: [
      ...[loaded, event('members.roleChosen', { role: 'booker' }), event('members.roleChosen', { role: 'viewer' })],
      invite,
    ],
    ends: {
      value: 'performing',
      context: { ...mine, role: 'viewer', act: { kind: 'invite', role: 'viewer', phone: '' } },
      asked: { perform: [{ act: { kind: 'invite', role: 'viewer', phone: '' } }] },
    },
  },
  {
    title: '[10.10] one to a phone is made for its eleven digits; the link stays while the page is read again',
    events: madeIt,
    ends: {
      value: 'listing',
      context: { ...mine, made },
      asked: { perform: [{ act: { kind: 'invite', role: 'booker', phone: '13800000002' } }] },
      sent: { parent: [] },
    },
  },
  {
    title: 'a phone that is none is shown, and no one is invited',
    events: [loaded, types('1380'), invite],
    ends: { value: 'listing', context: { ...mine, phone: '1380', phoneError: 'PHONE' }, asked: { perform: [] } },
  },
  {
    title: 'typing takes the error away',
    events: [loaded, types('1380'), invite, types('13800')],
    ends: { value: 'listing', context: { ...mine, phone: '13800' } },
  },
  {
    title: 'the next invitation takes the link of the last away',
    events: [...madeIt, invite],
    ends: { value: 'performing', context: { ...mine, act: { kind: 'invite', role: 'booker', phone: '' } } },
  },
  {
    title: 'an invitation that is not made keeps what was typed',
    events: [loaded, types('13800000002'), invite, rejected('perform', lost)],
    ends: { value: 'listing', context: { ...mine, phone: '13800000002', failure: '没有网络' } },
  },
  {
    title: 'and is made once more, the reason cleared',
    events: [loaded, types('13800000002'), invite, rejected('perform', lost), invite],
    ends: {
      value: 'performing',
      context: { ...mine, phone: '13800000002', act: { kind: 'invite', role: 'booker', phone: '13800000002' } },
    },
  },
  {
    title: '[10.10] the link is copied',
    events: [...madeIt, event('members.copy'), resolved('copy', true)],
    ends: {
      value: 'listing',
      context: { ...mine, made, copied: 'yes' },
      asked: { copy: [{ text: made.url }] },
      can: [...forms, 'members.copy', 'members.do', 'members.ask'],
      shows: { selectMade: made, selectCopied: 'yes', selectCanAct: true },
    },
  },
  ...[resolved('copy', false), rejected('copy', lost)].map((answer, index) => ({
    title: `a browser that does not copy is reported: ${index === 0 ? 'it says so' : 'it fails'}`,
    events: [...madeIt, event('members.copy'), answer],
    ends: { value: 'listing', context: { ...mine, made, copied: 'refused' } },
  })),
  {
    title: 'without a link nothing is copied',
    events: [loaded, event('members.copy')],
    ends: { value: 'listing', context: mine, asked: { copy: [] } },
  },
  {
    title: '[10.10] a request is answered, and the page read again',
    events: [loaded, does(accept), performed],
    ends: {
      value: 'loading',
      context: { ...mine, act: accept },
      asked: { perform: [{ act: accept }] },
      sent: { parent: [] },
    },
  },
  {
    title: '[10.10] what the server refuses is shown, and how things stand read again',
    events: [
      loaded,
      does({ kind: 'role', id: 'li', role: 'viewer' }),
      rejected('perform', memberMissing),
      resolved('load', booked),
    ],
    ends: { value: 'listing', context: { ...mine, read: booked, failure: '可能已离开' } },
  },
  {
    title: 'what does not get through is shown, and may be done again',
    events: [loaded, does(accept), rejected('perform', lost)],
    ends: { value: 'listing', context: { ...mine, failure: '没有网络' } },
  },
  {
    title: 'the reason is not shown for the next',
    events: [loaded, does(accept), rejected('perform', lost), does({ kind: 'revoke', id: 'invitation-7' })],
    ends: { value: 'performing', context: { ...mine, act: { kind: 'revoke', id: 'invitation-7' } } },
  },
  {
    title: '[10.10] no one is removed before it is confirmed',
    events: [loaded, asks(remove)],
    ends: {
      value: 'asking',
      context: { ...mine, act: remove },
      asked: { perform: [] },
      can: ['members.confirm', 'members.keep'],
      shows: { selectConfirming: remove, selectCanConfirm: true },
    },
  },
  {
    title: 'who is kept stays',
    events: [loaded, asks(remove), event('members.keep')],
    ends: { value: 'listing', context: mine, asked: { perform: [] } },
  },
  {
    title: '[10.10] confirmed, this one is removed; the own account is as it was',
    events: [loaded, asks(remove), confirm, performed],
    ends: {
      value: 'loading',
      context: { ...mine, act: remove },
      asked: { perform: [{ act: remove }] },
      sent: { parent: [] },
    },
  },
  {
    title: '[10.10] handing over changes who one is',
    events: [loaded, asks({ kind: 'handOver', id: 'li' }), confirm, performed],
    ends: {
      value: 'loading',
      context: { ...mine, act: { kind: 'handOver', id: 'li' } },
      sent: { parent: [{ type: 'members.changed' }] },
    },
  },
  {
    title: '[10.10] so does leaving',
    events: [resolved('load', booked), asks(leave), confirm, performed],
    ends: {
      value: 'loading',
      context: { ...nothing, read: booked, act: leave },
      sent: { parent: [{ type: 'members.changed' }] },
    },
  },
  {
    title: '[10.10] and joining by the invitation that was opened',
    events: [resolved('load', invited), does({ kind: 'join', id: 'invitation-9' }), performed],
    ends: {
      value: 'loading',
      context: { ...nothing, read: invited, act: { kind: 'join', id: 'invitation-9' } },
      asked: { perform: [{ act: { kind: 'join', id: 'invitation-9' } }] },
      sent: { parent: [{ type: 'members.changed' }] },
    },
  },
  {
    title: '[10.10] an invitation to one’s phone is joined by without its link',
    events: [
      resolved('load', {
        ...invited,
        offer: null,
        members: { ...invited.members, offers: [{ ...invited.offer, id: 'invitation-4' }] },
      }),
      does({ kind: 'join', id: 'invitation-4' }),
    ],
    ends: {
      value: 'performing',
      context: {
        ...nothing,
        read: {
          ...invited,
          offer: null,
          members: { ...invited.members, offers: [{ ...invited.offer, id: 'invitation-4' }] },
        },
        act: { kind: 'join', id: 'invitation-4' },
      },
    },
  },
  {
    title: '[10.10] the owner does not leave, nor act on themselves or on who is not there',
    events: [
      loaded,
      asks(leave),
      asks({ kind: 'remove', id: 'zhang' }),
      asks({ kind: 'handOver', id: 'zhang' }),
      asks({ kind: 'remove', id: 'wang' }),
      does({ kind: 'role', id: 'zhang', role: 'viewer' }),
      does({ kind: 'decide', id: 'request-4', role: null }),
      does({ kind: 'revoke', id: 'invitation-8' }),
      does({ kind: 'join', id: 'invitation-9' }),
    ],
    ends: { value: 'listing', context: mine, asked: { perform: [] } },
  },
  {
    title: '[10.10] who is no owner invites no one and changes no one',
    events: [
      resolved('load', booked),
      event('members.roleChosen', { role: 'viewer' }),
      types('1380'),
      invite,
      asks({ kind: 'remove', id: 'zhang' }),
      does({ kind: 'role', id: 'zhang', role: 'viewer' }),
    ],
    ends: {
      value: 'listing',
      context: { ...nothing, read: booked },
      asked: { perform: [] },
      can: ['members.ask'],
      shows: { selectRead: booked, selectIsOwner: false, selectCanAct: true },
    },
  },
  {
    title: '[10.10] who is in no enterprise leaves none',
    events: [resolved('load', invited), asks(leave), does({ kind: 'join', id: 'invitation-1' })],
    ends: { value: 'listing', context: { ...nothing, read: invited }, asked: { perform: [] } },
  },
  {
    title: 'a phone that is none',
    events: [
      loaded,
      event('members.roleChosen', { role: 'viewer' }),
      event('members.phoneTyped', { text: '1380' }),
      event('members.invite'),
    ],
    ends: {
      value: 'listing',
      can: [...forms, 'members.do', 'members.ask'],
      shows: { selectRole: 'viewer', selectPhone: '1380', selectPhoneError: 'PHONE', selectCanAct: true },
    },
  },
  {
    title: 'the link being copied',
    events: [...toInvited, event('members.copy')],
    ends: { value: 'copying', can: [], shows: { selectMade: made } },
  },
  {
    title: '[10.10] asked whether to hand over',
    events: [loaded, event('members.ask', { act: { kind: 'handOver', id: 'li' } })],
    ends: {
      value: 'asking',
      can: ['members.confirm', 'members.keep'],
      shows: { selectConfirming: { kind: 'handOver', id: 'li' }, selectCanConfirm: true },
    },
  },
  {
    title: '[10.10] asked whether to leave',
    events: [resolved('load', booked), event('members.ask', { act: { kind: 'leave' } })],
    ends: {
      value: 'asking',
      can: ['members.confirm', 'members.keep'],
      shows: { selectRead: booked, selectIsOwner: false, selectConfirming: { kind: 'leave' }, selectCanConfirm: true },
    },
  },
  {
    title: 'being removed',
    events: [...asking, event('members.confirm')],
    ends: { value: 'performing', tags: ['busy'], can: [], shows: { selectConfirming: remove, selectIsBusy: true } },
  },
]);
