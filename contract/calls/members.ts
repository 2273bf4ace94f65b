import * as v from 'valibot';
import { colleagueRoles, JOIN_NOTE_LENGTH, memberRoles } from '#domain/enterprise/roles.ts';
import { verificationFields } from '#domain/enterprise/verification-fields.ts';
import { anyUser, governs, lists, reads } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { identifier, phone } from '../fields/common.ts';
import { entriesOf } from '../fields/form.ts';
import { calendarFeedTimes } from './calendar.ts';
import { auditStatus } from './user.ts';

const { creditCode } = entriesOf(verificationFields);
const memberRole = v.picklist(memberRoles);
const colleagueRole = v.picklist(colleagueRoles);
const secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{32}$/));

const write = { ...ownDataCall, method: 'POST', payload: 'body', clauses: ['10.10'] } as const;

const offered = v.object({
  id: v.string(),
  enterpriseName: v.string(),
  invitedBy: v.string(),
  role: colleagueRole,
  expiresAt: v.number(),
});

export const members = call({
  ...ownDataCall,
  name: 'members',
  access: lists('member'),
  method: 'POST',
  path: '/api-user/enterprise/members/query',
  payload: 'both',
  summary: '企业的同事，主账号另有邀请与加入申请；未加入时是给本人的邀请与本人的申请',
  clauses: ['10.10'],
  request: v.strictObject({}),
  answer: v.object({
    enterprise: v.nullable(
      v.object({ id: v.string(), name: v.string(), creditCode: v.nullable(v.string()), auditStatus, role: memberRole }),
    ),
    members: v.array(
      v.object({
        userId: v.string(),
        name: v.string(),
        phone: v.string(),
        role: memberRole,
        joinedAt: v.number(),
        isSelf: v.boolean(),
        /** Creation and last read of the member's calendar feed; visible to the owner only. */
        calendarFeed: v.nullable(calendarFeedTimes),
      }),
    ),
    /** Pending invitations and join requests; visible to the owner only. */
    invitations: v.array(
      v.object({ id: v.string(), role: colleagueRole, phone: v.nullable(v.string()), expiresAt: v.number() }),
    ),
    requests: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        phone: v.string(),
        note: v.string(),
        createdAt: v.number(),
        expiresAt: v.number(),
      }),
    ),
    /** Invitations to the user's own phone. */
    offers: v.array(offered),
    /** User's latest join request, until it is accepted. */
    ownRequest: v.nullable(
      v.object({
        enterpriseName: v.string(),
        status: v.picklist(['waiting', 'refused', 'expired']),
        createdAt: v.number(),
        expiresAt: v.number(),
      }),
    ),
    now: v.number(),
  }),
});
export type Members = v.InferOutput<typeof members.answer>;

export const invitation = call({
  ...write,
  name: 'invitation',
  access: anyUser,
  path: '/api-user/enterprise/invitation',
  summary: '一份邀请是谁请去哪家企业、什么角色；已用、作废、过期或给别人的回 10004004',
  request: v.strictObject({ invitation: secret }),
  answer: offered,
});

export const inviteMember = call({
  ...write,
  name: 'inviteMember',
  access: governs('member'),
  path: '/api-user/enterprise/invite',
  limits: { bodyBytes: 2 * 1024, perMinute: 60 },
  summary: '主账号邀请同事（填手机则只有该手机的账号能用），或作废一份邀请',
  request: v.union([
    v.strictObject({ role: colleagueRole, phone: v.optional(phone) }),
    v.strictObject({ revoke: identifier }),
  ]),
  /** Null when revoked. */
  answer: v.nullable(v.object({ id: v.string(), url: v.string(), expiresAt: v.number() })),
});

export const joinEnterprise = call({
  ...write,
  name: 'joinEnterprise',
  access: anyUser,
  path: '/api-user/enterprise/join',
  limits: { bodyBytes: 2 * 1024, perMinute: 60 },
  summary: '用邀请加入企业，或按已认证的统一社会信用代码申请加入',
  request: v.union([
    v.strictObject({ invitation: secret }),
    v.strictObject({ invitationId: identifier }),
    v.strictObject({
      creditCode,
      note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(JOIN_NOTE_LENGTH)), ''),
    }),
  ]),
  answer: v.null(),
});
export type Joining = v.InferOutput<typeof joinEnterprise.request>;

export const decideRequest = call({
  ...write,
  name: 'decideRequest',
  access: governs('member'),
  path: '/api-user/enterprise/decide',
  payload: 'both',
  summary: '主账号同意或不同意一份加入申请',
  request: v.strictObject({
    requestId: identifier,
    /** Null refuses the request. */
    role: v.nullable(colleagueRole),
  }),
  answer: v.null(),
});

export const leaveEnterprise = call({
  ...write,
  name: 'leaveEnterprise',
  access: reads('member'),
  path: '/api-user/enterprise/leave',
  payload: 'both',
  summary: '离开企业；主账号带 memberId 则移除这位同事',
  request: v.strictObject({ memberId: v.optional(identifier) }),
  answer: v.null(),
});

export const changeRole = call({
  ...write,
  name: 'changeRole',
  access: governs('member'),
  path: '/api-user/enterprise/role',
  payload: 'both',
  summary: '主账号改同事的角色；改为 owner 即移交主账号，自己成为下单员',
  request: v.strictObject({ memberId: identifier, role: memberRole }),
  answer: v.null(),
});
