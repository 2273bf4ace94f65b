import type { ChartWords } from '../kit/words.ts';

export const captchaSliderWords: ChartWords = {
  'slider.grabbed': '按住滑块',
  'slider.moved': '拖动滑块',
  'slider.released': '放开滑块',
  'slider.stepped': '用方向键移动滑块',
  'slider.submitted': '按回车提交',
  'slider.cancelled': '拖动被打断',
  isMoved: '真的拖动过',
  isStale: '验证图已过有效期',
  hasFailedTooOften: '失败太多次',
  storeGrab: '记下开始拖动',
  storeOffset: '移动拼图块',
  storeStep: '移动一步',
  storeElapsed: '记下用时',
  resetPiece: '拼图块放回原处',
  markStale: '标为该换了',
  countFailure: '失败次数加一',
  storeGivenUp: '记下改用点选',
};
