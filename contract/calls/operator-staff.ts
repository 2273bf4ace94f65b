import * as v from 'valibot';
import { call, operatorCall } from '../call.ts';
import { operator, operatorName, operatorRole } from '../fields/operator.ts';

/** Only operators may manage operators: a desk token must not create administrators. */
const ofAdmin = { ...operatorCall, auth: 'operator', role: 'admin', clauses: ['10.1', '11.7'] } as const;

export const staffRoles = v.pipe(
  v.array(operatorRole),
  v.minLength(1, '请至少选一项职责'),
  v.maxLength(operatorRole.options.length),
);

/** Shown once, to the administrator who created or reset the operator. */
export const staffSecrets = v.object({ password: v.string(), otpauth: v.string() });
export type StaffSecrets = v.InferOutput<typeof staffSecrets>;

export const listedOperator = v.object({
  ...operator.entries,
  createdAt: v.number(),
  signedInAt: v.nullable(v.number()),
  /** When an administrator disabled the operator. */
  disabledAt: v.nullable(v.number()),
  /** The current authenticator secret has been confirmed. */
  hasAuthenticator: v.boolean(),
});
export type ListedOperator = v.InferOutput<typeof listedOperator>;

export const operatorStaffList = call({
  ...ofAdmin,
  name: 'operatorStaffList',
  path: '/api-platform/desk/staff/query',
  summary: '操作室：全部操作员的职责、身份验证器、上次登录与是否停用',
  request: v.strictObject({}),
  answer: v.object({
    items: v.array(listedOperator),
    self: v.string(),
  }),
});
export type OperatorStaffList = v.InferOutput<typeof operatorStaffList.answer>;

export const operatorStaffAdd = call({
  ...ofAdmin,
  name: 'operatorStaffAdd',
  path: '/api-platform/desk/staff/add',
  summary: '操作室：增加操作员；初始密码与动态码密钥只显示一次',
  request: v.strictObject({ name: operatorName, roles: staffRoles }),
  answer: staffSecrets,
});

export const operatorStaffReset = call({
  ...ofAdmin,
  name: 'operatorStaffReset',
  path: '/api-platform/desk/staff/reset',
  summary: '操作室：另一位管理员为操作员换密码与动态码密钥，只显示一次；不能重置自己',
  request: v.strictObject({ name: operatorName }),
  answer: staffSecrets,
});

export const operatorStaffRoles = call({
  ...ofAdmin,
  name: 'operatorStaffRoles',
  path: '/api-platform/desk/staff/roles',
  summary: '操作室：改操作员的职责，下一步操作起生效；须留一位管理员，不能去掉自己的管理',
  request: v.strictObject({
    name: operatorName,
    roles: staffRoles,
    /** Roles as displayed; a different current value is a conflict. */
    before: v.array(operatorRole),
  }),
  answer: v.null(),
});

export const operatorStaffAccess = call({
  ...ofAdmin,
  name: 'operatorStaffAccess',
  path: '/api-platform/desk/staff/access',
  summary: '操作室：停用或恢复操作员；停用时已登录的立即退出',
  request: v.strictObject({ name: operatorName, isAllowed: v.boolean() }),
  answer: v.null(),
});
