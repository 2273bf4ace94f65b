import * as v from 'valibot';
import { call, operatorCallFor } from '../call.ts';
import { identifier } from '../fields/common.ts';
import { article } from './operator-content.ts';

export const operatorAwardQuote = call({
  ...operatorCallFor('content'),
  name: 'operatorAwardQuote',
  path: '/api-platform/desk/content/award',
  summary: '操作室：公司发布的求购定给一份报价，或都不选（null）；短信告知每家供应商，定了不能改',
  clauses: ['1.11', '10.6'],
  request: v.strictObject({ id: identifier, quoteNo: v.nullable(identifier) }),
  answer: article,
});
