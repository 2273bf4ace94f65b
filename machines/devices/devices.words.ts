import type { ChartWords } from '../kit/words.ts';

export const devicesWords: ChartWords = {
  listed: '有列表',
  list: '读取登录设备',
  renew: '重新读取登录设备',
  end: '结束登录',
  isElsewhere: '是别处的登录',
  areElsewhere: '别处还登录着',
  'devices.retry': '点重试',
  'devices.end': '点结束登录',
  'devices.endOthers': '点结束其他全部',
  'devices.confirm': '确认结束',
  'devices.cancel': '不结束了',
  'devices.renew': '点刷新',
  storeDevices: '记下登录设备',
  storeOne: '记下要结束的一个',
  storeOthers: '记下要结束其他全部',
  forgetEnding: '不再要结束什么',
  storeFailure: '记下没有办成的原因',
  forgetFailure: '清除原因',
};
