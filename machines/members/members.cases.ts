import { createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { MembersInput, MembersRead } from './members.types.ts';
import { membersWords } from './members.words.ts';

const NOW = Date.parse('2026-10-12T09:40:00+08:00');

/** The owner's page: a colleague, an invitation and a request. */
export const owned: MembersRead = {
  members: {
    enterprise: {
      id: 'enterprise',
      name: '上海示例化工有限公司',
      creditCode: '91350100M000100Y43',
      auditStatus: 'PASS',
      role: 'owner',
    },
    members: [
      {
        userId: 'zhang',
        name: '张示例',
        phone: '139****0001',
        role: 'owner',
        joinedAt: NOW - 240 * HOUR_MS,
        isSelf: true,
        calendarFeed: null,
      },
      {
        userId: 'li',
        name: '李样例',
        phone: '138****0002',
        role: 'booker',
        joinedAt: NOW - DAY_MS,
        isSelf: false,
        calendarFeed: { madeAt: NOW - 20 * HOUR_MS, readAt: NOW - HOUR_MS },
      },
    ],
    invitations: [{ id: 'invitation-7', role: 'viewer', phone: '134****0031', expiresAt: NOW + 54 * HOUR_MS }],
    requests: [
      {
        id: 'request-3',
        name: '钱样本',
        phone: '137****0021',
        note: '我在采购部',
        createdAt: NOW - 23 * HOUR_MS,
        expiresAt: NOW + 49 * HOUR_MS,
      },
    ],
    offers: [],
    ownRequest: null,
    now: NOW,
  },
  offer: null,
  offerGone: null,
};

export const booked: MembersRead = {
  ...owned,
  members: {
    ...owned.members,
    enterprise: { ...owned.members.enterprise!, role: 'booker' },
    members: owned.members.members.map((member) => ({
      ...member,
      isSelf: !member.isSelf,
      calendarFeed: null,
    })),
    invitations: [],
    requests: [],
  },
};

/** A user without an enterprise who opened an invitation. */
export const invited: MembersRead = {
  members: { ...owned.members, enterprise: null, members: [], invitations: [], requests: [] },
  offer: {
    id: 'invitation-9',
    enterpriseName: '上海示例化工有限公司',
    invitedBy: '张示例',
    role: 'booker',
    expiresAt: NOW + 72 * HOUR_MS,
  },
  offerGone: null,
};

export const made = {
  url: 'https://www.example.com/user-center/?redirect=members#aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  expiresAt: NOW + 72 * HOUR_MS,
};

export const refusedAct = new CallFailure({
  kind: 'refused',
  code: '10004004',
  message: '未找到这位同事，可能已离开',
  status: 200,
});

export const membersInput: MembersInput = { parent: createEmptyActor() };

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });

export const membersCases: MachineCases = {
  words: membersWords,
  input: membersInput,
  events: {
    'members.retry': [{ type: 'members.retry' }],
    'members.roleChosen': [{ type: 'members.roleChosen', role: 'viewer' }],
    'members.phoneTyped': [
      { type: 'members.phoneTyped', text: '13800000002' },
      { type: 'members.phoneTyped', text: '1380' },
    ],
    'members.invite': [{ type: 'members.invite' }],
    'members.copy': [{ type: 'members.copy' }],
    'members.do': [
      { type: 'members.do', act: { kind: 'decide', id: 'request-3', role: 'booker' } },
      { type: 'members.do', act: { kind: 'join', id: 'invitation-9' } },
      { type: 'members.do', act: { kind: 'endFeed', id: 'li' } },
    ],
    'members.ask': [
      { type: 'members.ask', act: { kind: 'remove', id: 'li' } },
      { type: 'members.ask', act: { kind: 'leave' } },
    ],
    'members.confirm': [{ type: 'members.confirm' }],
    'members.keep': [{ type: 'members.keep' }],
    'xstate.done.actor.load': [done('load', owned), done('load', booked), done('load', invited)],
    'xstate.error.actor.load': [lost('load')],
    'xstate.done.actor.perform': [done('perform', null), done('perform', made)],
    'xstate.error.actor.perform': [lost('perform'), { type: 'xstate.error.actor.perform', error: refusedAct }],
    'xstate.done.actor.copy': [done('copy', true), done('copy', false)],
    'xstate.error.actor.copy': [lost('copy')],
  },
  delays: {},
  key: ({ value, context }) =>
    JSON.stringify([
      value,
      context.read?.members.enterprise?.role,
      context.phone,
      context.phoneError,
      context.act?.kind,
      context.made !== null,
      context.copied,
      context.failure,
    ]),
};
