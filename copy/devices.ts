/** Browser detection in order of precedence: each user agent also contains the tokens after it. */
const browsers: readonly [mark: RegExp, name: string][] = [
  [/MicroMessenger\//, '微信'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [mark: RegExp, name: string][] = [
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: typeof browsers, userAgent: string) => names.find(([mark]) => mark.test(userAgent))?.[1];

export const deviceText = (userAgent: string): string =>
  [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join('，') || '其他设备';

/** Active sessions and how to end them. */
export const devices = {
  title: '登录设备',
  reading: '正在读取登录设备',
  thisOne: '本机',
  signedInBy: { SMS: '验证码登录', PASSWORD: '密码登录', REGISTER: '注册', TICKET: '链接登录' },
  lastSeen: '最近使用',
  end: '结束登录',
  endOf: (device: string, time: string) => `结束登录：${device}，${time}`,
  endOthers: '结束其他全部登录',
  ask: '确定结束这个登录？那台设备须重新登录。',
  askOthers: '确定结束其他全部登录？那些设备须重新登录，本机不受影响。',
  confirm: '结束',
  keep: '不结束',
  renew: '刷新',
  only: '没有在别处登录。',
  count: (devices: number) => `共有 ${devices} 处登录。`,
  attempts: '近 30 天在陌生设备上试错的密码',
  noAttempts: '没有。',
  tries: (count: number) => `试错 ${count} 次，没有进来`,
  until: '至',
  attemptsHint:
    '没有登录过的设备试错的才列出，也可能是您自己输错。不是您，请在“修改密码”里换一个别处没有用过的密码；常用设备不受影响。',
  browsers: '近 30 天第一次登录的浏览器',
  noBrowsers: '没有新的浏览器。',
  unknownBrowser: '登录记录已清除的浏览器',
  failed: (why: string) => `没有办成：${why}`,
} as const;
