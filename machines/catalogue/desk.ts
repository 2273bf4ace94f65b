import { deskOrderCases } from '../desk-order/desk-order.cases.ts';
import { deskOrderMachine } from '../desk-order/index.ts';
import { deskOrdersCases } from '../desk-orders/desk-orders.cases.ts';
import { deskOrdersMachine } from '../desk-orders/index.ts';
import { deskRoomsCases } from '../desk-rooms/desk-rooms.cases.ts';
import { deskRoomsMachine } from '../desk-rooms/index.ts';
import { deskSignInCases } from '../desk-sign-in/desk-sign-in.cases.ts';
import { deskSignInMachine } from '../desk-sign-in/index.ts';
import { ratesImportMachine } from '../rates-import/index.ts';
import { ratesImportCases } from '../rates-import/rates-import.cases.ts';
import type { CatalogueEntry } from './entry.ts';

/** The operator room. */
export const desk: readonly CatalogueEntry[] = [
  {
    id: 'desk-sign-in',
    machine: deskSignInMachine,
    title: '操作室登录',
    purpose: '密码、动态码两步登录；试错多了须等待，会话结束就说明原因，回到登录',
    view: 'DeskSignIn',
    cases: deskSignInCases,
  },
  {
    id: 'desk-rooms',
    machine: deskRoomsMachine,
    title: '操作室各页',
    purpose: '按职责打开第一页，点哪一页就去哪一页',
    view: 'DeskRooms',
    cases: deskRoomsCases,
  },
  {
    id: 'desk-orders',
    machine: deskOrdersMachine,
    title: '操作室订单队列',
    purpose: '各项服务的订单，先到期的在前：筛选、搜索、翻下去',
    view: 'OrderQueue',
    cases: deskOrdersCases,
  },
  {
    id: 'desk-order',
    machine: deskOrderMachine,
    title: '操作室订单',
    purpose: '一单从头看到尾，推进状态，审单证；别处先动了就重新读',
    view: 'DeskOrder',
    cases: deskOrderCases,
  },
  {
    id: 'rates-import',
    machine: ratesImportMachine,
    title: '操作室运价',
    purpose: '上传运价表，逐格核对，立即或到时发布，撤回现行版本',
    view: 'RatesImport',
    cases: ratesImportCases,
  },
];
