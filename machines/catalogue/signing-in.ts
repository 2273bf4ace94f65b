import { captchaCases } from '../captcha/captcha.cases.ts';
import { captchaMachine } from '../captcha/index.ts';
import { captchaClickWordCases } from '../captcha-click-word/captcha-click-word.cases.ts';
import { captchaClickWordMachine } from '../captcha-click-word/index.ts';
import { captchaSliderCases } from '../captcha-slider/captcha-slider.cases.ts';
import { captchaSliderMachine } from '../captcha-slider/index.ts';
import { changePasswordCases } from '../change-password/change-password.cases.ts';
import { changePasswordMachine } from '../change-password/index.ts';
import { loginMachine } from '../login/index.ts';
import { loginCases } from '../login/login.cases.ts';
import { loginAttemptMachine } from '../login-attempt/index.ts';
import { loginAttemptCases } from '../login-attempt/login-attempt.cases.ts';
import { profileMachine } from '../profile/index.ts';
import { profileCases } from '../profile/profile.cases.ts';
import { proofOfWorkMachine } from '../proof-of-work/index.ts';
import { proofOfWorkCases } from '../proof-of-work/proof-of-work.cases.ts';
import { readingMachine } from '../reading/index.ts';
import { readingCases } from '../reading/reading.cases.ts';
import { resourceMachine } from '../resource/index.ts';
import { resourceCases } from '../resource/resource.cases.ts';
import { sessionMachine } from '../session/index.ts';
import { sessionCases } from '../session/session.cases.ts';
import { singleSignOnMachine } from '../single-sign-on/index.ts';
import { singleSignOnCases } from '../single-sign-on/single-sign-on.cases.ts';
import { smsCountdownMachine } from '../sms-countdown/index.ts';
import { smsCountdownCases } from '../sms-countdown/sms-countdown.cases.ts';
import { userAgreementMachine } from '../user-agreement/index.ts';
import { userAgreementCases } from '../user-agreement/user-agreement.cases.ts';
import type { CatalogueEntry } from './entry.ts';

/** Machines of authentication and of page content. */
export const signingIn: readonly CatalogueEntry[] = [
  {
    id: 'captcha',
    machine: captchaMachine,
    title: '安全验证',
    summary: 'Slider or click-word, as the server requires; yields a proof for one use',
    purpose: '按服务器要求选滑块或点选，交出一个一次性的验证串',
    view: null,
    cases: captchaCases,
  },
  {
    id: 'captcha-click-word',
    machine: captchaClickWordMachine,
    title: '点选验证',
    summary: 'Three words in a picture, clicked in order',
    purpose: '按提示依次点击图中的三个字',
    view: 'CaptchaClickWord',
    cases: captchaClickWordCases,
  },
  {
    id: 'captcha-slider',
    machine: captchaSliderMachine,
    title: '滑块验证',
    summary: 'A jigsaw piece dragged into its gap',
    purpose: '把拼图块拖进图上的缺口',
    view: 'CaptchaSlider',
    cases: captchaSliderCases,
  },
  {
    id: 'change-password',
    machine: changePasswordMachine,
    title: '修改密码',
    summary: 'New password; the old one is not needed within 10 minutes of an SMS sign-in',
    purpose: '验证码登录后 10 分钟内不需要原密码',
    view: 'ChangePassword',
    cases: changePasswordCases,
  },
  {
    id: 'login',
    machine: loginMachine,
    title: '登录窗口',
    summary: 'Sign-in dialog: by SMS code, by password, registration',
    purpose: '验证码登录、密码登录与注册',
    view: 'Login',
    cases: loginCases,
  },
  {
    id: 'login-attempt',
    machine: loginAttemptMachine,
    title: '登录提交',
    summary: 'One sign-in attempt: captcha where required, then stores or clears what the browser remembers',
    purpose: '一次提交：必要时先做安全验证，成功后保存或清除本机账号',
    view: null,
    cases: loginAttemptCases,
  },
  {
    id: 'profile',
    machine: profileMachine,
    title: '完善资料',
    summary: 'Optional profile after registration',
    purpose: '注册之后选填的资料',
    view: 'Profile',
    cases: profileCases,
  },
  {
    id: 'proof-of-work',
    machine: proofOfWorkMachine,
    title: '设备安全计算',
    summary: 'Proof of work where the risk is high, with its progress; continues by itself',
    purpose: '风险高时由浏览器计算一会儿，算完自动继续',
    view: 'ProofOfWork',
    cases: proofOfWorkCases,
  },
  {
    id: 'reading',
    machine: readingMachine,
    title: '阅读弹窗',
    summary: 'A text to read: can be confirmed at its end and after 10 seconds',
    purpose: '读到文末并且 10 秒倒计时结束才能确认',
    view: 'Reading',
    cases: readingCases,
  },
  {
    id: 'resource',
    machine: resourceMachine,
    title: '页面内容',
    summary: 'Content of a page: skeleton after 200 ms for at least 200 ms, stale content while terms change, retry',
    purpose: '读取一页的内容；载入样子 200 毫秒后才出现并至少停留 200 毫秒，换条件时旧内容留着，失败可重试',
    view: 'ResourceView',
    cases: resourceCases,
  },
  {
    id: 'session',
    machine: sessionMachine,
    title: '登录状态',
    summary: 'Session: restores, signs in, refreshes the user, signs out, expires',
    purpose: '恢复、登录、刷新用户信息、退出与过期',
    view: 'SessionActions',
    cases: sessionCases,
  },
  {
    id: 'single-sign-on',
    machine: singleSignOnMachine,
    title: '单点登录',
    summary: 'Sign-in by a ticket in the link; asks before the account changes',
    purpose: '从链接里的一次性凭据登录，换账号前先问',
    view: 'SingleSignOn',
    cases: singleSignOnCases,
  },
  {
    id: 'sms-countdown',
    machine: smsCountdownMachine,
    title: '获取验证码',
    summary: 'SMS codes: a countdown per phone and purpose',
    purpose: '每个手机号、每种用途各自计时',
    view: 'SmsCountdown',
    cases: smsCountdownCases,
  },
  {
    id: 'user-agreement',
    machine: userAgreementMachine,
    title: '协议阅读',
    summary: 'User agreement first, then the privacy notice',
    purpose: '先读用户服务协议，再读隐私政策',
    view: 'UserAgreement',
    cases: userAgreementCases,
  },
];
