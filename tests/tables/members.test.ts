import { membersMachine } from '#machines/members/index.ts';
import { booked, made, membersCases, owned } from '#machines/members/members.cases.ts';
import * as all from '#machines/members/members.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const loaded = resolved('load', owned);
const remove = { kind: 'remove', id: 'li' };
const asking = [loaded, event('members.ask', { act: remove })];
const invited = [loaded, event('members.invite'), resolved('perform', made), loaded];
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
  selectAsked: null,
};

stateTable(membersMachine, membersCases, { all }, usual, [
  {
    title: 'being read',
    events: [],
    value: 'loading',
    tags: ['busy'],
    can: [],
    shows: { selectRead: null, selectIsOwner: false, selectIsBusy: true },
  },
  {
    title: 'not to be read',
    events: [rejected('load', new Error('没有网络'))],
    value: 'unavailable',
    can: ['members.retry'],
    shows: { selectRead: null, selectIsOwner: false, selectFailure: '没有网络', selectIsLost: true },
  },
  {
    title: '[10.10] the owner’s',
    events: [loaded],
    value: 'listing',
    can: [...forms, 'members.do', 'members.ask'],
    shows: { selectCanAct: true },
  },
  {
    title: '[10.10] a booker’s, who may leave',
    events: [resolved('load', booked)],
    value: 'listing',
    can: ['members.ask'],
    shows: { selectRead: booked, selectIsOwner: false, selectCanAct: true },
  },
  {
    title: 'a phone that is none',
    events: [
      loaded,
      event('members.roleChosen', { role: 'viewer' }),
      event('members.phoneTyped', { text: '1380' }),
      event('members.invite'),
    ],
    value: 'listing',
    can: [...forms, 'members.do', 'members.ask'],
    shows: { selectRole: 'viewer', selectPhone: '1380', selectPhoneError: 'PHONE', selectCanAct: true },
  },
  {
    title: '[10.10] with the link of an invitation, copied',
    events: [...invited, event('members.copy'), resolved('copy', true)],
    value: 'listing',
    can: [...forms, 'members.copy', 'members.do', 'members.ask'],
    shows: { selectMade: made, selectCopied: 'yes', selectCanAct: true },
  },
  {
    title: 'the link being copied',
    events: [...invited, event('members.copy')],
    value: 'copying',
    can: [],
    shows: { selectMade: made },
  },
  {
    title: '[10.10] asked whether to remove somebody',
    events: asking,
    value: 'asking',
    can: ['members.confirm', 'members.keep'],
    shows: { selectAsked: remove, selectCanConfirm: true },
  },
  {
    title: '[10.10] asked whether to hand over',
    events: [loaded, event('members.ask', { act: { kind: 'handOver', id: 'li' } })],
    value: 'asking',
    can: ['members.confirm', 'members.keep'],
    shows: { selectAsked: { kind: 'handOver', id: 'li' }, selectCanConfirm: true },
  },
  {
    title: '[10.10] asked whether to leave',
    events: [resolved('load', booked), event('members.ask', { act: { kind: 'leave' } })],
    value: 'asking',
    can: ['members.confirm', 'members.keep'],
    shows: { selectRead: booked, selectIsOwner: false, selectAsked: { kind: 'leave' }, selectCanConfirm: true },
  },
  {
    title: 'being removed',
    events: [...asking, event('members.confirm')],
    value: 'performing',
    tags: ['busy'],
    can: [],
    shows: { selectAsked: remove, selectIsBusy: true },
  },
]);
