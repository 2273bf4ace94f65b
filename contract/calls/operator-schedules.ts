import { scheduleServices } from '#domain/imports/services.ts';
import { call, operatorCallFor } from '../call.ts';
import { importOf, sailingChange } from '../fields/imports.ts';

const operator = { ...operatorCallFor('rates'), clauses: ['7.5d', '10.4'] } as const;
const asks = importOf(scheduleServices, sailingChange);

export const operatorSchedulesPreview = call({
  ...operator,
  ...asks.preview,
  name: 'operatorSchedulesPreview',
  path: '/api-platform/desk/schedules/preview',
  summary:
    '运营台：读入一份船期表（xlsx、csv，或 DCSA 商业船期的 json，20 MB 以内），逐格指出错误，算出每个截点，并与现行版本比较；不发布',
});

export const operatorSchedulesPublish = call({
  ...operator,
  ...asks.publish,
  name: 'operatorSchedulesPublish',
  path: '/api-platform/desk/schedules/publish',
  summary: '运营台：发布一份预览过的船期，立即或到时生效；预览之后有别的版本生效，或已有一个定在同一时刻，则拒绝',
});

export const operatorSchedulesRollback = call({
  ...operator,
  ...asks.rollback,
  name: 'operatorSchedulesRollback',
  path: '/api-platform/desk/schedules/rollback',
  summary: '运营台：撤回现行船期版本，回到它所替换的版本',
});

export const operatorSchedulesWithdraw = call({
  ...operator,
  ...asks.withdraw,
  name: 'operatorSchedulesWithdraw',
  path: '/api-platform/desk/schedules/withdraw',
  summary: '运营台：撤回一个还没有到时生效的船期版本；已经生效则拒绝',
});

export const operatorSchedulesVersions = call({
  ...operator,
  ...asks.versions,
  name: 'operatorSchedulesVersions',
  path: '/api-platform/desk/schedules/versions',
  summary: '运营台：一种船期的版本，新的在前',
});

export const operatorSchedulesExport = call({
  ...operator,
  ...asks.sheet,
  name: 'operatorSchedulesExport',
  path: '/api-platform/desk/schedules/export',
  summary: '运营台：下载现行船期，原样导入没有差异',
});

export const operatorSchedulesTemplate = call({
  ...operator,
  ...asks.sheet,
  name: 'operatorSchedulesTemplate',
  path: '/api-platform/desk/schedules/template',
  summary: '运营台：下载船期模板，带两行示例与代码表',
});
