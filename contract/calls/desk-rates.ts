import { pricedServices } from '#domain/imports/services.ts';
import { call, deskCallFor } from '../call.ts';
import { importOf, listChange } from '../fields/imports.ts';

const desk = { ...deskCallFor('rates'), clauses: ['7.5d', '10.3'] } as const;
const asks = importOf(pricedServices, listChange);

export const deskRatesPreview = call({
  ...desk,
  ...asks.preview,
  name: 'deskRatesPreview',
  path: '/api-platform/desk/rates/preview',
  summary: '运营台：读入一份运价表（xlsx 或 csv，20 MB 以内），逐格指出错误，并与现行版本比较；不发布',
});

export const deskRatesPublish = call({
  ...desk,
  ...asks.publish,
  name: 'deskRatesPublish',
  path: '/api-platform/desk/rates/publish',
  summary: '运营台：发布一份预览过的运价，立即或到时生效；预览之后有别的版本生效，或已有一个定在同一时刻，则拒绝',
});

export const deskRatesRollback = call({
  ...desk,
  ...asks.rollback,
  name: 'deskRatesRollback',
  path: '/api-platform/desk/rates/rollback',
  summary: '运营台：撤回现行版本，回到它所替换的版本',
});

export const deskRatesWithdraw = call({
  ...desk,
  ...asks.withdraw,
  name: 'deskRatesWithdraw',
  path: '/api-platform/desk/rates/withdraw',
  summary: '运营台：撤回一个还没有到时生效的版本；已经生效则拒绝',
});

export const deskRatesVersions = call({
  ...desk,
  ...asks.versions,
  name: 'deskRatesVersions',
  path: '/api-platform/desk/rates/versions',
  summary: '运营台：一项服务的运价版本，新的在前',
});

export const deskRatesExport = call({
  ...desk,
  ...asks.sheet,
  name: 'deskRatesExport',
  path: '/api-platform/desk/rates/export',
  summary: '运营台：下载现行运价，原样导入没有差异',
});

export const deskRatesTemplate = call({
  ...desk,
  ...asks.sheet,
  name: 'deskRatesTemplate',
  path: '/api-platform/desk/rates/template',
  summary: '运营台：下载运价模板，带两行示例与代码表',
});
