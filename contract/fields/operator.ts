import * as v from 'valibot';
import { operatorRoles } from '#domain/company/operator-roles.ts';

/** Kept apart from the shared messages, because the site's bundle has no operator texts. */
const NAME_RULE = '姓名是 2 到 32 个汉字、字母或数字，中间可以有 . _ -';

/** Letters, Chinese characters, digits, dots, dashes: easy to type and safe on a command line. */
export const operatorName = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\p{Script=Han}A-Za-z0-9][\p{Script=Han}A-Za-z0-9._-]{1,31}$/u, NAME_RULE),
  v.examples(['值班员', 'zhang.san']),
);

export const operatorRole = v.picklist(operatorRoles);

export const operator = v.object({ name: v.string(), roles: v.array(operatorRole) });

/** Signed-in operator, and whether the company's set-up is incomplete. */
export const signedInOperator = v.object({ ...operator.entries, isOpening: v.boolean() });
export type OperatorAnswer = v.InferOutput<typeof signedInOperator>;

/** Other operators viewing it, and since when; removed some minutes after their last read. */
export const openBy = v.optional(v.array(v.object({ name: v.string(), at: v.number() })));
export type OpenBy = NonNullable<v.InferOutput<typeof openBy>>;
