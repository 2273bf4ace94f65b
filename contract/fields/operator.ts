import * as v from 'valibot';
import { operatorRoles } from '#domain/company/operator-roles.ts';

/** Not among the messages of all calls: the site has nothing of the desk. */
const NAME_RULE = '姓名是 2 到 32 个汉字、字母或数字，中间可以有 . _ -';

/** Letters, Chinese characters, digits, dots, dashes: what a person can type and a command line takes whole. */
export const operatorName = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\p{Script=Han}A-Za-z0-9][\p{Script=Han}A-Za-z0-9._-]{1,31}$/u, NAME_RULE),
  v.examples(['值班员', 'zhang.san']),
);

export const operatorRole = v.picklist(operatorRoles);

export const operator = v.object({ name: v.string(), roles: v.array(operatorRole) });

/** Who is signed in at the room, and whether it still has a company to open. */
export const signedInOperator = v.object({ ...operator.entries, isOpening: v.boolean() });
export type OperatorAnswer = v.InferOutput<typeof signedInOperator>;

/** Other operators who have it open, and since when: each is out of it some minutes after they last read it. */
export const openBy = v.optional(v.array(v.object({ name: v.string(), at: v.number() })));
export type OpenBy = NonNullable<v.InferOutput<typeof openBy>>;
