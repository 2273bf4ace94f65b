import type { DeskWork } from '#domain/reference/desk-works.ts';

export const workNames: Readonly<Record<DeskWork, string>> = {
  review: '危险品预审',
  sds: 'SDS 编制/翻译',
  report: '鉴定报告代办',
  packCert: '危包证代办',
  declaration: '危申报代理',
  training: '危险品培训',
  emergency: '24 小时应急电话',
};
