import type { ChartWords } from '../kit/words.ts';

export const captchaClickWordWords: ChartWords = {
  clickable: '可以点击',
  'point.placed': '点了一个字',
  'point.undo': '撤销上一个点',
  'crosshair.moved': '用方向键移动准星',
  'crosshair.dropped': '用回车点下准星',
  isLastPoint: '是第三个字',
  hasPoints: '已经点过',
  storePoint: '记下这个点',
  storeCrosshair: '移动准星',
  storeDroppedPoint: '把准星处记为一个点',
  dropLastPoint: '去掉上一个点',
  storeMessage: '记下服务器的话',
  checkDelay: '校验之前稍等',
};
