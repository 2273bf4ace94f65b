/** Segregation, storage and questions on a data sheet. */
export const dangerousSheet = {
  neighbours: '能和谁同箱',
  forbidden: '不可同箱',
  approval: '须主管机关或船公司批准',
  otherwise: '其余类别无一般隔离规定；第 1 类逐票确认，隔离组另有要求的从严。',
  warehouses: '可存的仓库',
  warehouse: (name: string, district: string) => `${name}（${district}）`,
} as const;

/** Question to the service desk about goods missing in the register. */
export const manualQuery = {
  title: '人工查询',
  text: '要查的货',
  textHelp: '品名、成分与含量、用途，SDS 第 14 项写了什么；危险品服务台据此答复归类。',
  begin: (typed: string) => `名录里没有 ${typed}，请人工核对。`,
} as const;
