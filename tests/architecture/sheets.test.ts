import { expect, test } from 'vitest';
import { importWords } from '#copy/operator/rates.ts';
import { sheetKinds } from '#domain/imports/kinds.ts';
import { importServices } from '#domain/imports/services.ts';
import { fixedLists, type ListName } from '#domain/rates/choices.ts';
import type { RateColumn } from '#domain/rates/columns.ts';

/** Lists whose codes the room of codes keeps. */
const KEPT: Partial<Record<ListName, string>> = {
  port: '港口的 UN/LOCODE 或名称',
  airport: '机场三字码或名称',
  station: '车站代码或名称',
  carrier: '船公司的 SCAC、名称或另一个代码',
  coaster: '内贸船公司的代码或名称',
  airline: '航空公司两字码或名称',
  train: '班列经营人的代码或名称',
  warehouse: '仓库的编号或名称',
  fee: '费用代码或名称',
};
const NAMED_AT_MOST = 12;

const written: Record<Exclude<RateColumn['kind'], 'choice' | 'choices'>, string> = {
  price: '数字，最多两位小数，不写货币符号；千分位的逗号可以写',
  signedPrice: '数字，最多两位小数；小于零写负号，不写括号',
  tax: '0、1、3、6、9、13，或设为百分比的单元格，或“免税”',
  day: '日期单元格，或 2026-01-31、2026/1/31、2026.1.31、2026年1月31日、20260131',
  kilograms: '整数，公斤',
  whole: '大于零的整数',
  tons: '数字，最多三位小数，大于零',
  text: '文字，最多 200 字',
  listed: '文字，最多 600 字；没有写 -，来源不一写 ?，几个代码之间空一格',
  moment: '日期时间单元格，或 2026-01-31 08:00',
  cutOff: '时间，或规则：ETD-3天 12:00、ETD-7天、ETD-48小时；航班只写规则',
  vessel: '船名，最多 35 个字母',
  voyage: '二到十个字母或数字',
  flight: '航空公司两字码与一到四位数字，如 CA1041',
  weekdays: '周几各一个数字：1.3.5、D135，每天写 1234567 或“每天”',
  clock: '时刻，如 22:15',
};

function allowed(column: RateColumn): string {
  if (column.kind !== 'choice' && column.kind !== 'choices') return written[column.kind];
  const several = column.kind === 'choices' ? '，几个用分号分开' : '';
  const kept = KEPT[column.list];
  if (kept !== undefined) return `${kept}${several}`;
  const choices = fixedLists[column.list as keyof typeof fixedLists];
  const names = choices.map(({ names: [name = '', other] }) => (other === undefined ? name : `${name}（${other}）`));
  return names.length > NAMED_AT_MOST ? `见模板的代码表${several}` : `${names.join('、')}${several}`;
}

/** As a template writes it. */
function shown(column: RateColumn, example: string): string {
  if (column.kind !== 'choice' || KEPT[column.list] !== undefined) return example;
  const choices = fixedLists[column.list as keyof typeof fixedLists];
  return choices.find(({ code }) => code === example)?.names[0] ?? example;
}

const rowOf = (column: RateColumn) => {
  const examples = [...new Set(column.examples)]
    .filter((example) => example !== '')
    .map((example) => shown(column, example))
    .join('；');
  return `| ${column.title} | ${column.isRequired ? '是' : ''} | ${allowed(column)} | ${examples} |`;
};

const chapterOf = (service: (typeof importServices)[number]) => {
  const { sheet, columns } = sheetKinds[service];
  return [
    `## ${importWords[service].name} \`${service}\``,
    '',
    `表名“${sheet}”。`,
    '',
    '| 列 | 必填 | 写什么 | 模板里的例子 |',
    '|---|---|---|---|',
    ...columns.map(rowOf),
    '',
  ];
};

const introduction = [
  '# 导入文件的各列',
  '',
  '由程序里各列的定义生成：`npx vitest run --project node tests/architecture/sheets.test.ts -u`。怎样导入见[操作员](operators.zh-CN.md#运价船期)，',
  '各行之间的规则见[运价](rates.zh-CN.md#各表的列)。',
  '',
  '- 列名写在第一行，或在前十行里：上面可以有公司名称，也可以分两行写在合并的表头下；列名前后的空格与星号不计。列的次序不限，每列一次，没有别的列。',
  '- 必填的每行都要填；不必填的，看同一行的费用与货类，填了不适用的会指出。“代码”指操作室“代码”一页里的，模板的代码表列出可以写的每一个。',
  '- 公式取存下的值。工作簿可以有几张表，代码表不读。csv 用 UTF-8 或 GB18030。',
  '- 海运船期也收船公司按 DCSA 商业船期回答的 json（点到点、按船、按港），读哪些字段见[运价](rates.zh-CN.md#班期)。',
  '',
];

test('[10.3] [10.4] the guide names every column of every file that comes in', async () => {
  const due = [...introduction, ...importServices.flatMap(chapterOf)].join('\n');
  await expect(due).toMatchFileSnapshot('../../docs/sheets.zh-CN.md');
});
