import type { AnyStateMachine } from 'xstate';
import { appCases } from './app/app.cases.ts';
import { appMachine } from './app/index.ts';
import { chunkReloadCases } from './chunk-reload/chunk-reload.cases.ts';
import { chunkReloadMachine } from './chunk-reload/index.ts';
import { headerCases } from './header/header.cases.ts';
import { headerMachine } from './header/index.ts';
import type { MachineCases } from './kit/cases.ts';
import { navigationMachine } from './navigation/index.ts';
import { navigationCases } from './navigation/navigation.cases.ts';
import { pageLoadingMachine } from './page-loading/index.ts';
import { pageLoadingCases } from './page-loading/page-loading.cases.ts';
import { prefetchMachine } from './prefetch/index.ts';
import { prefetchCases } from './prefetch/prefetch.cases.ts';

export interface CatalogueEntry {
  /** The folder's name and the machine's id. */
  id: string;
  machine: AnyStateMachine;
  /** Name for product people. */
  title: string;
  purpose: string;
  /** Name of the view component, or null for a machine that nobody sees. */
  view: string | null;
  cases: MachineCases;
}

/** Every machine of the product, once: charts, generic tests and generated stories walk this list. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'app',
    machine: appMachine,
    title: '网站',
    purpose: '只管各部分何时存在，不含业务规则',
    view: null,
    cases: appCases,
  },
  {
    id: 'navigation',
    machine: navigationMachine,
    title: '换页',
    purpose: '检查权限，同时加载用户信息（最多等 3 秒）和页面，然后显示、报错或转向',
    view: 'PageOutlet',
    cases: navigationCases,
  },
  {
    id: 'page-loading',
    machine: pageLoadingMachine,
    title: '页面进度条',
    purpose: '加载超过 200 毫秒才出现，约 5 秒走满，出现后至少停留 200 毫秒',
    view: 'ProgressBar',
    cases: pageLoadingCases,
  },
  {
    id: 'chunk-reload',
    machine: chunkReloadMachine,
    title: '加载失败恢复',
    purpose: '页面的一部分加载失败时整页刷新一次，60 秒内不再重复，改为显示错误页',
    view: 'ChunkReload',
    cases: chunkReloadCases,
  },
  {
    id: 'header',
    machine: headerMachine,
    title: '页头',
    purpose: '向下滚动超过 300 像素隐藏，向上滚动出现，超过 104 像素换背景',
    view: 'Header',
    cases: headerCases,
  },
  {
    id: 'prefetch',
    machine: prefetchMachine,
    title: '预取',
    purpose: '浏览器空闲时预先下载视野内链接的页面，节省流量的连接从不预取',
    view: null,
    cases: prefetchCases,
  },
];
