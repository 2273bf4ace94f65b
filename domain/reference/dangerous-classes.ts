export const dgClasses = [
  { code: '1.1', nameCn: '爆炸品' },
  { code: '1.2', nameCn: '爆炸品' },
  { code: '1.3', nameCn: '爆炸品' },
  { code: '1.4', nameCn: '爆炸品' },
  { code: '1.5', nameCn: '爆炸品' },
  { code: '1.6', nameCn: '爆炸品' },
  { code: '2.1', nameCn: '易燃气体' },
  { code: '2.2', nameCn: '非易燃无毒气体' },
  { code: '2.3', nameCn: '毒性气体' },
  { code: '3', nameCn: '易燃液体' },
  { code: '4.1', nameCn: '易燃固体/自反应/固态退敏爆炸品' },
  { code: '4.2', nameCn: '易于自燃' },
  { code: '4.3', nameCn: '遇水放出易燃气体' },
  { code: '5.1', nameCn: '氧化性' },
  { code: '5.2', nameCn: '有机过氧化物' },
  { code: '6.1', nameCn: '毒性' },
  { code: '6.2', nameCn: '感染性' },
  { code: '7', nameCn: '放射性' },
  { code: '8', nameCn: '腐蚀性' },
  { code: '9', nameCn: '杂项' },
] as const;

export type DangerousClass = (typeof dgClasses)[number]['code'];

/** Filter values: a class, or a main class for all its divisions. */
export const listedClasses: readonly string[] = [...new Set(dgClasses.flatMap(({ code }) => [code[0]!, code]))];
