import type { LoginMode, LoginTextField } from '#domain/account/login-form.ts';
import type { ChangePasswordField } from '#domain/account/password-form.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import {
  PASSWORD_SHORTEST,
  PHONE_LENGTH,
  SMS_CODE_LONGEST,
  SMS_CODE_SHORTEST,
  SMS_CODE_SHORTEST_SENT,
} from '#domain/limits.ts';
import { legalNames } from '../kit.ts';

/** The words of sign-in, registration and sign-out. */
export const session = {
  dialog: '登录',
  dialogRegister: '注册',
  modes: { sms: '验证码登录', password: '密码登录', register: '注册' },
  lastUsed: '上次使用',
  close: '关闭',
  phone: '手机号',
  smsCode: '短信验证码',
  password: '密码',
  passwordAgain: '确认密码',
  remember: '记住密码',
  rememberHint: '请勿在公用电脑上勾选',
  agreeBefore: '我已阅读并同意 ',
  ...legalNames,
  requestCode: '获取验证码',
  resendIn: (seconds: number) => (seconds <= 120 ? `${seconds}s后重新获取` : `${Math.ceil(seconds / 60)} 分钟后再发`),
  codeSentTo: (maskedPhone: string) => `已发送到 ${maskedPhone}，5 分钟内有效`,
  submit: '登录',
  submitRegister: '立即注册',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  forgotPassword: '忘记密码',
  formStays: '登录后继续填写，刚才填的内容都在',
  forgotHint: '请先用验证码登录，登录后即可设置新密码',
  backToPassword: '返回密码登录',
  changePassword: '修改密码',
  oldPassword: '原密码',
  newPassword: '新密码',
  passwordChanged: '密码已修改',
  capsLock: '大写锁定已打开',
  strength: (level: string) => `密码强度：${level}`,
  strengthLevels: { weak: '弱', medium: '中', strong: '强' },
  switchAccount: (name: string) => `该链接将以 ${name} 登录，是否切换账号？`,
  switchTo: '切换账号',
  switchKeep: '保持当前账号',
  switchTitle: '切换账号',
  insecure: '当前连接不是 HTTPS，无法安全登录，请使用 https 地址访问',
  cookiesBlocked: '浏览器禁止了 Cookie，无法保持登录，请在设置中允许本站使用 Cookie 后重试',
  linkInvalid: '登录链接已失效，请从来源页面重新打开',
  linkUnreached: '网络不通，没有登录成功，请检查网络后重新打开链接',
  signedInAs: (name: string) => `已以 ${name} 登录`,
  backToSite: '返回商城',
} as const;

/** Asked before something is lost that only this browser has. */
export const sessionToasts = {
  signedIn: '登录成功',
  registered: '注册成功',
  codeSent: '发送成功',
  codeSending: '验证码发送中..',
} as const;

export const sessionValidation = {
  required: '请输入',
  phoneLength: `手机号必须为${PHONE_LENGTH}位`,
  phoneFormat: '请输入正确的手机号码',
  codeLength: `验证码长度为${SMS_CODE_SHORTEST}-${SMS_CODE_LONGEST}位`,
  codeAtLeastFive: `验证码至少${SMS_CODE_SHORTEST_SENT}位`,
  passwordLength: `密码长度至少${PASSWORD_SHORTEST}位`,
  passwordRules: `至少 ${PASSWORD_SHORTEST} 位；不能是常见密码，也不能是您的手机号`,
  passwordCommon: '密码过于常见，请更换',
  agreeRequired: '请勾选用户协议',
  agreeToBoth: '请阅读并同意用户协议和隐私政策',
  passwordsDiffer: '两次输入的密码不一致',
} as const;

export const loginLabels = {
  userName: session.phone,
  captcha: session.smsCode,
  password: session.password,
  passwordAgain: session.passwordAgain,
} as const satisfies Record<LoginTextField, string>;

const password = { REQUIRED: sessionValidation.required, TOO_SHORT: sessionValidation.passwordLength };

/** Errors of the sign-in form. */
export const loginErrors = {
  userName: {
    REQUIRED: sessionValidation.required,
    TOO_SHORT: sessionValidation.phoneLength,
    MOBILE: sessionValidation.phoneFormat,
  },
  captcha: {
    REQUIRED: sessionValidation.required,
    TOO_SHORT: sessionValidation.codeLength,
    SMS_CODE: sessionValidation.codeAtLeastFive,
  },
  password,
  passwordAgain: { ...password, PASSWORDS_DIFFER: sessionValidation.passwordsDiffer },
} as const satisfies Record<LoginTextField, Partial<Record<ErrorCode, string>>>;

/** Error of the unticked agreement. */
export const agreeErrors = {
  sms: sessionValidation.agreeRequired,
  password: sessionValidation.agreeRequired,
  register: sessionValidation.agreeToBoth,
} as const satisfies Record<LoginMode, string>;

export const passwordLabels = {
  oldPassword: session.oldPassword,
  newPassword: session.newPassword,
  newPasswordAgain: session.passwordAgain,
} as const satisfies Record<ChangePasswordField, string>;

/** Errors of the new-password form. */
export const passwordErrors = {
  ...password,
  PASSWORDS_DIFFER: sessionValidation.passwordsDiffer,
} as const satisfies Partial<Record<ErrorCode, string>>;

export const accessCode = {
  title: '输入提取码',
  lead: '这张采购单设了提取码，请向发布方索取 6 位字母数字。',
  label: '提取码',
  open: '打开采购单',
  opening: '提取码正确，正在打开…',
  incomplete: '提取码为 6 位字母数字（旧单 4 位数字）',
  waiting: (minutes: number) => `试错次数太多，请 ${minutes} 分钟后再试，到时这里自动恢复。急用请联系发布方。`,
} as const;

const CLICK_RULE = '请依次点击';

export const captcha = {
  dialog: '请完成安全验证',
  slideHint: '向右拖动滑块填充拼图',
  clickRule: CLICK_RULE,
  clickHint: (words: readonly string[]) => `${CLICK_RULE}【${words.join(',')}】`,
  solvedIn: (seconds: string) => `${seconds}s验证成功`,
  solved: '验证成功',
  failed: '验证失败',
  failedBecause: (message: string) => `验证失败：${message}`,
  checking: '验证中…',
  loading: '加载中',
  refreshing: '正在换图',
  renewed: '验证码已过期，已为您换一张',
  tooOften: (seconds: number) => `操作过于频繁，请 ${seconds} 秒后重试`,
  tooManyFailures: (seconds: number) => `失败次数过多，请 ${seconds} 秒后再试`,
  loadFailed: '加载失败，点击重试',
  offline: '网络已断开，恢复后自动重试',
  refresh: '刷新',
  close: '关闭',
  sliderHandle: '拼图滑块',
  sliderKeys: [
    { keys: ['←', '→'], act: '移动' },
    { keys: ['Shift'], act: '加箭头，大步移动' },
    { keys: ['Enter'], act: '提交' },
  ],
  pointKeys: [
    { keys: ['↑', '↓', '←', '→'], act: '移准星' },
    { keys: ['Shift'], act: '加箭头，小步移动' },
    { keys: ['Enter'], act: '点' },
    { keys: ['Backspace'], act: '收回' },
  ],
  pointPlaced: (count: number) => `已点击 ${count} 处`,
  undo: '撤销上一处',
  picture: '安全验证图片',
} as const;

/** The words while a browser computes because the risk is high. */
export const proofOfWork = {
  title: '正在验证您的设备…',
  left: (seconds: number) => `约 ${seconds} 秒`,
  reasons: {
    sms: '这里刚刚要过几次验证码，算完自动发送。',
    password: '今天有人试过这个账户，新设备要多算一会儿，最多两分钟；密码对就能进。',
    operator: '有人试过这个账号，这台电脑要多算一会儿，最多两分钟；密码对就能进。',
  },
  slow: '这台设备算得慢，开着窗口等就行，填的内容都在。',
  impossible: '浏览器不让我们在后台计算。',
  instead: {
    sms: '请换 Chrome、Edge 或 Safari 的新版再试，或用密码登录。',
    password: '请换 Chrome、Edge 或 Safari 的新版再试，或用验证码登录。',
    operator: '请换 Chrome、Edge 或 Safari 的新版再试，或用常用的那台电脑登录。',
  },
  retry: '再试一次',
  close: '不等了',
} as const;
