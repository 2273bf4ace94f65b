import type { ChartWords } from '../kit/words.ts';

export const captchaWords: ChartWords = {
  slider: '滑块验证',
  clickWord: '点选验证',
  isClickWord: '要求点选',
  isGivenUp: '滑块失败太多次',
};
