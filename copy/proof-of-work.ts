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
