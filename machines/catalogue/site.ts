import { accountCases } from '../account/account.cases.ts';
import { accountMachine } from '../account/index.ts';
import { appCases } from '../app/app.cases.ts';
import { appMachine } from '../app/index.ts';
import { authNoticeCases } from '../auth-notice/auth-notice.cases.ts';
import { authNoticeMachine } from '../auth-notice/index.ts';
import { chunkReloadCases } from '../chunk-reload/chunk-reload.cases.ts';
import { chunkReloadMachine } from '../chunk-reload/index.ts';
import { headerCases } from '../header/header.cases.ts';
import { headerMachine } from '../header/index.ts';
import { navigationMachine } from '../navigation/index.ts';
import { navigationCases } from '../navigation/navigation.cases.ts';
import { pageLoadingMachine } from '../page-loading/index.ts';
import { pageLoadingCases } from '../page-loading/page-loading.cases.ts';
import { prefetchMachine } from '../prefetch/index.ts';
import { prefetchCases } from '../prefetch/prefetch.cases.ts';
import { toastsMachine } from '../toasts/index.ts';
import { toastsCases } from '../toasts/toasts.cases.ts';
import type { CatalogueEntry } from './entry.ts';

/** Machines of the shell that every page shares. */
export const site: readonly CatalogueEntry[] = [
  {
    id: 'app',
    machine: appMachine,
    title: '网站',
    summary: 'Starts and stops the parts of the site; holds no business rule',
    purpose: '只管各部分何时存在，不含业务规则',
    view: null,
    cases: appCases,
  },
  {
    id: 'account',
    machine: accountMachine,
    title: '账号窗口',
    summary: 'Account dialogs, one at a time: registration leads to the profile, a forgotten password to a new one',
    purpose: '登录或注册之后接着完善资料或设置新密码，一次只开一个窗口',
    view: null,
    cases: accountCases,
  },
  {
    id: 'navigation',
    machine: navigationMachine,
    title: '换页',
    summary:
      'Page changes: checks permission, loads the user (3 seconds at most) and the page, then shows, fails or redirects',
    purpose: '检查权限，同时加载用户信息（最多等 3 秒）和页面，然后显示、报错或转向',
    view: 'PageOutlet',
    cases: navigationCases,
  },
  {
    id: 'page-loading',
    machine: pageLoadingMachine,
    title: '页面进度条',
    summary: 'Progress bar: appears after 200 ms of loading, fills in about 5 seconds, stays for at least 200 ms',
    purpose: '加载超过 200 毫秒才出现，约 5 秒走满，出现后至少停留 200 毫秒',
    view: 'ProgressBar',
    cases: pageLoadingCases,
  },
  {
    id: 'chunk-reload',
    machine: chunkReloadMachine,
    title: '加载失败恢复',
    summary:
      'A chunk that fails to load: reloads the page once, not again within 60 seconds, then shows the error page',
    purpose: '页面的一部分加载失败时整页刷新一次，60 秒内不再重复，改为显示错误页',
    view: 'ChunkReload',
    cases: chunkReloadCases,
  },
  {
    id: 'header',
    machine: headerMachine,
    title: '页头',
    summary:
      'Header: hides on the way down beyond 300 pixels, returns on the way up, changes its background beyond 104',
    purpose: '向下滚动超过 300 像素隐藏，向上滚动出现，超过 104 像素换背景',
    view: 'Header',
    cases: headerCases,
  },
  {
    id: 'prefetch',
    machine: prefetchMachine,
    title: '预取',
    summary:
      'Fetches, without running them, the pages behind links in view: 60 KB a visit, none on a data-saving connection',
    purpose: '预先下载视野内和碰到的链接的页面，只下载不运行，有总量，节省流量的连接从不预取',
    view: null,
    cases: prefetchCases,
  },
  {
    id: 'toasts',
    machine: toastsMachine,
    title: '提示',
    summary: 'Toasts: closed after 5 seconds unless hovered or focused; those with a title are closed by hand',
    purpose: '短提示 5 秒后消失，指针或焦点停在上面时不消失；带标题的通知要人关闭',
    view: 'Toasts',
    cases: toastsCases,
  },
  {
    id: 'auth-notice',
    machine: authNoticeMachine,
    title: '下单提示',
    summary: 'After an order: opens the user centre in 5 seconds, leaves a link where the browser blocks it',
    purpose: '下单后倒计时 5 秒打开会员中心；弹窗被拦截时留下链接',
    view: 'AuthNotice',
    cases: authNoticeCases,
  },
];
