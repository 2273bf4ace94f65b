const CLICK_RULE = '请依次点击';

/** The words of both captchas. */
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
