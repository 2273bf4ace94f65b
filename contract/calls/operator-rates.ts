import { pricedServices } from '#domain/imports/services.ts';
import { call, operatorCallFor } from '../call.ts';
import { importOf, listChange } from '../fields/imports.ts';

const operator = { ...operatorCallFor('rates'), clauses: ['7.5d', '10.3'] } as const;
const asks = importOf(pricedServices, listChange);

export const operatorRatesPreview = call({
  ...operator,
  ...asks.preview,
  name: 'operatorRatesPreview',
  path: '/api-platform/desk/rates/preview',
  summary: '运营台：读入一份运价表（xlsx 或 csv，20 MB 以内），逐格指出错误，并与现行版本比较；不发布',
});

export const operatorRatesPublish = call({
  ...operator,
  ...asks.publish,
  name: 'operatorRatesPublish',
  path: '/api-platform/desk/rates/publish',
  summary: '运营台：发布一份预览过的运价，立即或到时生效；预览之后有别的版本生效，或已有一个定在同一时刻，则拒绝',
});

export const operatorRatesRollback = call({
  ...operator,
  ...asks.rollback,
  name: 'operatorRatesRollback',
  path: '/api-platform/desk/rates/rollback',
  summary: '运营台：撤回现行版本，回到它所替换的版本',
});

export const operatorRatesWithdraw = call({
  ...operator,
  ...asks.withdraw,
  name: 'operatorRatesWithdraw',
  path: '/api-platform/desk/rates/withdraw',
  summary: '运营台：撤回一个还没有到时生效的版本；已经生效则拒绝',
});

export const operatorRatesVersions = call({
  ...operator,
  ...asks.versions,
  name: 'operatorRatesVersions',
  path: '/api-platform/desk/rates/versions',
  summary: '运营台：一项服务的运价版本，新的在前',
});

export const operatorRatesExport = call({
  ...operator,
  ...asks.sheet,
  name: 'operatorRatesExport',
  path: '/api-platform/desk/rates/export',
  summary: '运营台：下载现行运价，原样导入没有差异',
});

export const operatorRatesTemplate = call({
  ...operator,
  ...asks.sheet,
  name: 'operatorRatesTemplate',
  path: '/api-platform/desk/rates/template',
  summary: '运营台：下载运价模板，带两行示例与代码表',
});
