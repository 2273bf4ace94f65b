/** The ground of a class label, as the placard is drawn. */
export type LabelGround =
  | 'orange'
  | 'red'
  | 'green'
  | 'white'
  | 'red-white-stripes'
  | 'white-over-red'
  | 'blue'
  | 'yellow'
  | 'red-over-yellow'
  | 'yellow-over-white'
  | 'white-over-black'
  | 'black-stripes-on-white';

export interface DangerousClassRow {
  code: string;
  nameCn: string;
  ground: LabelGround;
}

// biome-ignore format: a table reads by rows
export const dgClasses = [
  { code: '1.1', nameCn: '爆炸品', ground: 'orange' },
  { code: '1.2', nameCn: '爆炸品', ground: 'orange' },
  { code: '1.3', nameCn: '爆炸品', ground: 'orange' },
  { code: '1.4', nameCn: '爆炸品', ground: 'orange' },
  { code: '1.5', nameCn: '爆炸品', ground: 'orange' },
  { code: '1.6', nameCn: '爆炸品', ground: 'orange' },
  { code: '2.1', nameCn: '易燃气体', ground: 'red' },
  { code: '2.2', nameCn: '非易燃无毒气体', ground: 'green' },
  { code: '2.3', nameCn: '毒性气体', ground: 'white' },
  { code: '3', nameCn: '易燃液体', ground: 'red' },
  { code: '4.1', nameCn: '易燃固体/自反应/固态退敏爆炸品', ground: 'red-white-stripes' },
  { code: '4.2', nameCn: '易于自燃', ground: 'white-over-red' },
  { code: '4.3', nameCn: '遇水放出易燃气体', ground: 'blue' },
  { code: '5.1', nameCn: '氧化性', ground: 'yellow' },
  { code: '5.2', nameCn: '有机过氧化物', ground: 'red-over-yellow' },
  { code: '6.1', nameCn: '毒性', ground: 'white' },
  { code: '6.2', nameCn: '感染性', ground: 'white' },
  { code: '7', nameCn: '放射性', ground: 'yellow-over-white' },
  { code: '8', nameCn: '腐蚀性', ground: 'white-over-black' },
  { code: '9', nameCn: '杂项', ground: 'black-stripes-on-white' },
] as const satisfies readonly DangerousClassRow[];

export type DangerousClass = (typeof dgClasses)[number]['code'];

/** What a list is asked for: a class, or all divisions of one. */
export const listedClasses: readonly string[] = [
  ...new Set(dgClasses.flatMap(({ code }) => [code.split('.')[0]!, code])),
];
