import type { AnyStateMachine } from 'xstate';
import { accountCases } from './account/account.cases.ts';
import { accountMachine } from './account/index.ts';
import { appCases } from './app/app.cases.ts';
import { appMachine } from './app/index.ts';
import { authNoticeCases } from './auth-notice/auth-notice.cases.ts';
import { authNoticeMachine } from './auth-notice/index.ts';
import { captchaCases } from './captcha/captcha.cases.ts';
import { captchaMachine } from './captcha/index.ts';
import { captchaClickWordCases } from './captcha-click-word/captcha-click-word.cases.ts';
import { captchaClickWordMachine } from './captcha-click-word/index.ts';
import { captchaSliderCases } from './captcha-slider/captcha-slider.cases.ts';
import { captchaSliderMachine } from './captcha-slider/index.ts';
import { changePasswordCases } from './change-password/change-password.cases.ts';
import { changePasswordMachine } from './change-password/index.ts';
import { chunkReloadCases } from './chunk-reload/chunk-reload.cases.ts';
import { chunkReloadMachine } from './chunk-reload/index.ts';
import { headerCases } from './header/header.cases.ts';
import { headerMachine } from './header/index.ts';
import type { MachineCases } from './kit/cases.ts';
import { loginMachine } from './login/index.ts';
import { loginCases } from './login/login.cases.ts';
import { loginAttemptMachine } from './login-attempt/index.ts';
import { loginAttemptCases } from './login-attempt/login-attempt.cases.ts';
import { navigationMachine } from './navigation/index.ts';
import { navigationCases } from './navigation/navigation.cases.ts';
import { pageLoadingMachine } from './page-loading/index.ts';
import { pageLoadingCases } from './page-loading/page-loading.cases.ts';
import { prefetchMachine } from './prefetch/index.ts';
import { prefetchCases } from './prefetch/prefetch.cases.ts';
import { profileMachine } from './profile/index.ts';
import { profileCases } from './profile/profile.cases.ts';
import { readingMachine } from './reading/index.ts';
import { readingCases } from './reading/reading.cases.ts';
import { resourceMachine } from './resource/index.ts';
import { resourceCases } from './resource/resource.cases.ts';
import { searchMachine } from './search/index.ts';
import { searchCases } from './search/search.cases.ts';
import { sessionMachine } from './session/index.ts';
import { sessionCases } from './session/session.cases.ts';
import { singleSignOnMachine } from './single-sign-on/index.ts';
import { singleSignOnCases } from './single-sign-on/single-sign-on.cases.ts';
import { smsCountdownMachine } from './sms-countdown/index.ts';
import { smsCountdownCases } from './sms-countdown/sms-countdown.cases.ts';
import { toastsMachine } from './toasts/index.ts';
import { toastsCases } from './toasts/toasts.cases.ts';
import { userAgreementMachine } from './user-agreement/index.ts';
import { userAgreementCases } from './user-agreement/user-agreement.cases.ts';
import { userCentreMachine } from './user-centre/index.ts';
import { userCentreCases } from './user-centre/user-centre.cases.ts';

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
    id: 'account',
    machine: accountMachine,
    title: '账号窗口',
    purpose: '登录或注册之后接着完善资料或设置新密码，一次只开一个窗口',
    view: null,
    cases: accountCases,
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
  {
    id: 'toasts',
    machine: toastsMachine,
    title: '提示',
    purpose: '短提示 5 秒后消失，指针或焦点停在上面时不消失；带标题的通知要人关闭',
    view: 'Toasts',
    cases: toastsCases,
  },
  {
    id: 'auth-notice',
    machine: authNoticeMachine,
    title: '下单提示',
    purpose: '下单后倒计时 5 秒打开会员中心；弹窗被拦截时留下链接',
    view: 'AuthNotice',
    cases: authNoticeCases,
  },
  {
    id: 'user-centre',
    machine: userCentreMachine,
    title: '会员中心',
    purpose: '用一次性凭据登录，显示账号、企业与认证状态，返回商城',
    view: 'UserCentre',
    cases: userCentreCases,
  },
  {
    id: 'captcha',
    machine: captchaMachine,
    title: '安全验证',
    purpose: '按服务器要求选滑块或点选，交出一个一次性的验证串',
    view: null,
    cases: captchaCases,
  },
  {
    id: 'captcha-click-word',
    machine: captchaClickWordMachine,
    title: '点选验证',
    purpose: '按提示依次点击图中的三个字',
    view: 'CaptchaClickWord',
    cases: captchaClickWordCases,
  },
  {
    id: 'captcha-slider',
    machine: captchaSliderMachine,
    title: '滑块验证',
    purpose: '拖动拼图块到缺口',
    view: 'CaptchaSlider',
    cases: captchaSliderCases,
  },
  {
    id: 'change-password',
    machine: changePasswordMachine,
    title: '修改密码',
    purpose: '验证码登录后 10 分钟内不需要原密码',
    view: 'ChangePassword',
    cases: changePasswordCases,
  },
  {
    id: 'login',
    machine: loginMachine,
    title: '登录窗口',
    purpose: '验证码登录、密码登录与注册',
    view: 'Login',
    cases: loginCases,
  },
  {
    id: 'login-attempt',
    machine: loginAttemptMachine,
    title: '登录提交',
    purpose: '一次提交：必要时先做安全验证，成功后保存或清除本机账号',
    view: null,
    cases: loginAttemptCases,
  },
  {
    id: 'profile',
    machine: profileMachine,
    title: '完善资料',
    purpose: '注册之后选填的资料',
    view: 'Profile',
    cases: profileCases,
  },
  {
    id: 'reading',
    machine: readingMachine,
    title: '阅读弹窗',
    purpose: '读到文末并且 10 秒倒计时结束才能确认',
    view: 'Reading',
    cases: readingCases,
  },
  {
    id: 'resource',
    machine: resourceMachine,
    title: '页面内容',
    purpose: '读取一页的内容；载入样子 200 毫秒后才出现并至少停留 200 毫秒，换条件时旧内容留着，失败可重试',
    view: 'ResourceView',
    cases: resourceCases,
  },
  {
    id: 'session',
    machine: sessionMachine,
    title: '登录状态',
    purpose: '恢复、登录、刷新用户信息、退出与过期',
    view: 'SessionActions',
    cases: sessionCases,
  },
  {
    id: 'single-sign-on',
    machine: singleSignOnMachine,
    title: '单点登录',
    purpose: '从链接里的一次性凭据登录，换账号前先问',
    view: 'SingleSignOn',
    cases: singleSignOnCases,
  },
  {
    id: 'sms-countdown',
    machine: smsCountdownMachine,
    title: '获取验证码',
    purpose: '每个手机号、每种用途各自计时',
    view: 'SmsCountdown',
    cases: smsCountdownCases,
  },
  {
    id: 'user-agreement',
    machine: userAgreementMachine,
    title: '协议阅读',
    purpose: '先读用户服务协议，再读隐私政策',
    view: 'UserAgreement',
    cases: userAgreementCases,
  },
  {
    id: 'search',
    machine: searchMachine,
    title: '运价搜索',
    purpose:
      '一份条件供首页、整箱列表与询价页共用，写在网址里；过期的答复不理会，没变的条件不再查，刷新失败时旧价格留着',
    view: 'FclBoard',
    cases: searchCases,
  },
];
