import { TEMPLATE_NAME_LENGTH } from '#domain/limits.ts';

/** Order templates: saving, listing and ordering from them. */
export const orderTemplates = {
  title: '订单模板',
  open: '订单模板',
  saveAs: '存为模板',
  lead: '用模板下单带出货物、收发货人与服务；日期、船期与航次不带，价格按现在的重新报。企业的模板同事都能用。',
  reading: '正在读取模板',
  list: '已存的模板',
  none: '还没有模板。打开一个订单，点“存为模板”。',
  by: (service: string, author: string, day: string) => [service, author, day].filter(Boolean).join('，'),
  begin: '用它下单',
  beginOf: (name: string) => `用它下单 ${name}`,
  rename: '改名',
  renameOf: (name: string) => `改名 ${name}`,
  remove: '删除',
  removeOf: (name: string) => `删除 ${name}`,
  question: (name: string) => `确定删除 ${name}？已下的订单不受影响。`,
  confirm: '确定删除',
  keep: '取消',
  name: '模板名称',
  nameHelp: `例如货名与航线，最多 ${TEMPLATE_NAME_LENGTH} 个字`,
  save: '保存',
  failed: (why: string) => `没有办成：${why}`,
} as const;
