import * as v from 'valibot';
import { call } from '../call.ts';
import { bookedService } from '../fields/booked-service.ts';

export const agreementText = v.object({
  opening: v.array(v.string()),
  articles: v.array(v.object({ heading: v.string(), paragraphs: v.array(v.string()) })),
});

export const chargeAgreement = call({
  name: 'chargeAgreement',
  method: 'POST',
  path: '/api-ecommerce/charge-agreement/query',
  payload: 'both',
  failureShown: 'inline',
  summary: '一项服务的收费协议，或其运输协议（危险品承运条款）',
  clauses: ['3.14', '4.31'],
  request: v.strictObject({
    service: bookedService,
    kind: v.optional(v.picklist(['charge', 'protocol']), 'charge'),
  }),
  answer: v.object({ title: v.string(), version: v.string(), effectiveDate: v.string(), body: agreementText }),
});
export type AgreementAnswer = v.InferOutput<typeof chargeAgreement.answer>;
