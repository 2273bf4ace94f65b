import * as v from 'valibot';
import { auditKinds } from '#domain/company/audit-kinds.ts';
import { call, operatorCall } from '../call.ts';
import { workAnswer } from '../fields/common.ts';
import { day } from '../fields/market.ts';
import { operatorName, signedInOperator } from '../fields/operator.ts';
import { listedOperator, staffRoles, staffSecrets } from './operator-staff.ts';

/** Longer than any password we issue. */
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

export const operatorPassword = call({
  ...operatorCall,
  name: 'operatorPassword',
  path: '/api-platform/desk/session/password',
  auth: 'public',
  limits: { bodyBytes: 8 * 1024, perMinute: 60 },
  summary: '操作室：登录第一步，核对姓名与密码；此后五分钟内须输入动态码',
  clauses: ['10.1', '10.2', '11.7'],
  request: v.strictObject({ name: operatorName, password, work: v.optional(workAnswer) }),
  answer: v.null(),
});

export const operatorCode = call({
  ...operatorCall,
  name: 'operatorCode',
  path: '/api-platform/desk/session/code',
  auth: 'public',
  limits: { bodyBytes: 4 * 1024, perMinute: 60 },
  summary: '操作室：登录第二步，核对动态码，开始会话',
  clauses: ['10.1', '10.2'],
  request: v.strictObject({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  answer: signedInOperator,
});

export const operatorSession = call({
  ...operatorCall,
  name: 'operatorSession',
  path: '/api-platform/desk/session/read',
  auth: 'operator',
  summary: '操作室：当前登录的操作员与其职责',
  clauses: ['10.2'],
  request: v.strictObject({}),
  answer: signedInOperator,
});

export const operatorSignOut = call({
  ...operatorCall,
  name: 'operatorSignOut',
  path: '/api-platform/desk/session/end',
  auth: 'operator',
  summary: '操作室：退出',
  clauses: ['10.2'],
  request: v.strictObject({}),
  answer: v.null(),
});

export const operatorLeave = call({
  ...operatorCall,
  name: 'operatorLeave',
  path: '/api-platform/desk/session/leave',
  auth: 'operator',
  failureShown: 'never',
  summary: '操作室：关上所打开的一件，同事不再看到他开着；不写是哪一件，就是开着的那件',
  clauses: ['10.8'],
  request: v.strictObject({
    /** Number or id of the opened record; a record opened since is kept. */
    id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.examples(['FCL26101200001']))),
  }),
  answer: v.null(),
});

export const operatorStaff = call({
  ...operatorCall,
  name: 'operatorStaff',
  path: '/api-platform/desk/staff/act',
  auth: 'local',
  failureShown: 'never',
  summary: '操作室：增加、改职责、重置、停用、恢复、移除与列出操作员；只凭数据目录里的本机密钥',
  clauses: ['10.1'],
  request: v.variant('act', [
    v.strictObject({ act: v.literal('ADD'), name: operatorName, roles: staffRoles }),
    v.strictObject({ act: v.literal('ROLE'), name: operatorName, roles: staffRoles }),
    v.strictObject({ act: v.literal('RESET'), name: operatorName }),
    v.strictObject({ act: v.literal('REMOVE'), name: operatorName }),
    v.strictObject({ act: v.literal('DISABLE'), name: operatorName }),
    v.strictObject({ act: v.literal('ENABLE'), name: operatorName }),
    v.strictObject({ act: v.literal('LIST') }),
  ]),
  answer: v.object({
    operators: v.array(listedOperator),
    secrets: v.nullable(staffSecrets),
  }),
});
export type StaffRequest = v.InferOutput<typeof operatorStaff.request>;
export type StaffAnswer = v.InferOutput<typeof operatorStaff.answer>;

export const operatorBackup = call({
  ...operatorCall,
  name: 'operatorBackup',
  path: '/api-platform/desk/backup',
  auth: 'local',
  failureShown: 'never',
  summary: '备份：把内置数据库复制到数据目录的 backup 里，由 npm run backup 打包；只凭数据目录里的本机密钥',
  clauses: ['11.22'],
  request: v.strictObject({}),
  answer: v.object({
    /** How long queries waited. */
    milliseconds: v.number(),
  }),
});

export const operatorAudit = call({
  ...operatorCall,
  name: 'operatorAudit',
  path: '/api-platform/desk/audit/query',
  auth: 'desk',
  role: 'admin',
  summary: '操作室：操作记录，新的在前：谁、何时、做了什么、之前与之后',
  clauses: ['10.1', '10.2'],
  request: v.strictObject({
    /** Part of the number of an order, enquiry, verification or version. */
    subject: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), ''),
    /** Part of an operator's name, a system's key name, or a number. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    kind: v.optional(v.picklist(auditKinds)),
    /** In China's time zone. */
    day: v.optional(day),
    /** Last entry of the previous page. */
    before: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))),
  }),
  answer: v.object({
    items: v.array(
      v.object({
        id: v.number(),
        at: v.number(),
        actorKind: v.picklist(['desk', 'system']),
        /** Operator's name, or a system's key name. */
        actor: v.string(),
        action: v.string(),
        deed: v.string(),
        subjectKind: v.string(),
        subjectId: v.string(),
        before: v.nullable(v.unknown()),
        after: v.nullable(v.unknown()),
        detail: v.nullable(v.unknown()),
        requestId: v.nullable(v.string()),
      }),
    ),
    next: v.nullable(v.number()),
    now: v.number(),
  }),
});
export type OperatorAudit = v.InferOutput<typeof operatorAudit.answer>;
