import * as v from 'valibot';
import { call } from '../call.ts';

export const serviceMail = call({
  name: 'serviceMail',
  method: 'GET',
  path: '/api-cms/service-mail',
  failureShown: 'inline',
  summary: '客服邮箱',
  clauses: ['2.21'],
  request: v.object({}),
  answer: v.string(),
});
