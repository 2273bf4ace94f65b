import * as v from 'valibot';
import { contractKinds, contractMethods } from '#domain/contracts/contract.ts';
import { lists, reads, writes } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { pageOf, pageRequest } from '../fields/common.ts';
import { contractRecord, contractVersions } from '../fields/contract.ts';
import { orderNo } from '../fields/order.ts';
import { agreementText } from './charge-agreement.ts';

export const contractList = call({
  ...ownDataCall,
  name: 'contractList',
  access: lists('contract'),
  method: 'POST',
  path: '/api-ecommerce/contracts/query',
  payload: 'both',
  summary: '订单的服务合同与收费协议：订立到哪一步，最近的订单在前',
  clauses: ['10.13b'],
  request: v.strictObject({ ...pageRequest }),
  answer: v.object({
    ...pageOf(contractRecord).entries,
    /** Available method of concluding. */
    method: v.picklist(contractMethods),
    /** False for viewers. */
    mayAct: v.boolean(),
  }),
});

export const orderContract = call({
  ...ownDataCall,
  name: 'orderContract',
  access: reads('contract'),
  method: 'GET',
  path: '/api-ecommerce/orders/{orderNo}/contract',
  payload: 'query',
  summary: '一个订单的服务合同与收费协议：现行条款全文与订立情况',
  clauses: ['3.14', '10.13b'],
  request: v.strictObject({ orderNo }),
  answer: v.object({
    record: contractRecord,
    method: v.picklist(contractMethods),
    texts: v.array(
      v.object({
        kind: v.picklist(contractKinds),
        title: v.string(),
        version: v.string(),
        effectiveDate: v.string(),
        body: agreementText,
      }),
    ),
  }),
});

export const concludeContract = call({
  ...ownDataCall,
  name: 'concludeContract',
  access: writes('contract'),
  method: 'POST',
  path: '/api-ecommerce/orders/{orderNo}/contract/conclude',
  payload: 'body',
  limits: { bodyBytes: 4 * 1024, perMinute: 20 },
  summary:
    '订立一个订单的服务合同与收费协议：未接入电子签时以同意订立，接入后发起电子签；已订立、条款已更新时回 10004009',
  clauses: ['1.6', '10.13b'],
  request: v.strictObject({ orderNo, versions: contractVersions }),
  answer: contractRecord,
});

export const contractDocument = call({
  ...ownDataCall,
  name: 'contractDocument',
  access: reads('contract'),
  method: 'GET',
  path: '/api-ecommerce/orders/{orderNo}/contract/{kind}',
  payload: 'query',
  delivery: 'file',
  limits: { bodyBytes: 1024, perMinute: 60 },
  summary: '下载一个订单的服务合同或收费协议（PDF）：订立后是当时保存的文件，之前是待订立的文本',
  clauses: ['10.13b'],
  request: v.strictObject({ orderNo, kind: v.picklist(contractKinds) }),
  answer: v.null(),
});
