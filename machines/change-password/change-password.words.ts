import type { ChartWords } from '../kit/words.ts';

export const changePasswordWords: ChartWords = {
  'password.typed': '填写',
  'password.left': '离开一项',
  'password.submit': '点确定',
  'password.close': '关闭窗口',
  isChanged: '密码改好了',
  isOldPasswordNeeded: '还要原密码',
  storeChanged: '记下已修改',
  toastChanged: '提示修改成功',
  askForOldPassword: '要求填原密码',
};
