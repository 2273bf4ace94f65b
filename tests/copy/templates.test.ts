import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dangerousDesk } from '#copy/dg-desk/page.ts';
import { templates } from '../../scripts/kit/templates.mjs';

test('[3.14] each template that the site offers is a file of the site, and none lies there unoffered', () => {
  const offered = dangerousDesk.templates.files.map(({ file }) => file);
  for (const file of offered) expect(existsSync(`public/templates/${file}`), file).toBe(true);
  expect(readdirSync('public/templates').sort()).toEqual([...offered].sort());
});

test('[3.14] the files are what their description makes, whole and in Chinese with English fields', () => {
  for (const { file, rtf } of templates) {
    expect(readFileSync(`public/templates/${file}`, 'utf8'), `${file}: node scripts/templates.mjs`).toBe(rtf);
    expect(rtf).toMatch(/^\{\\rtf1/);
    const bare = rtf.replaceAll(/\\[\\{}]/g, '');
    expect(bare.split('{')).toHaveLength(bare.split('}').length);
    expect(rtf).toMatch(/\\u-?\d+\?/);
    expect(rtf).toContain('Signature');
    for (const row of rtf.split('\\trowd').slice(1))
      expect(row.match(/\\cellx/g), file).toHaveLength(row.match(/\\cell(?!x)/g)?.length ?? 0);
  }
});

const DECLARED = [
  ...[
    '1 托运人 Shipper',
    '2 运输单证号 Transport document No.',
    '6 收货人 Consignee',
    '7 承运人 Carrier（承运人填写）',
  ],
  ...['UN 编号 UN No.', '正确运输名称 Proper shipping name', '类别（副）Class (sub.)', '包装类别 PG'],
  ...['15 箱号或车号 Container / vehicle No.', '19 总毛重 Total gross kg', '签字 Signature'],
];
const CHECKED = [
  ...['箱号 Container No.', '封号 Seal No.', '装箱日期 Date', '装箱检查员 Inspector', 'CSC 铭牌有效 CSC plate valid'],
  ...['装箱证明书已签 Packing certificate signed', '检查员签字 Signature'],
];
const WEIGHED = [
  ...['订舱号 Booking No.', '箱号 Container No.', '核实总重 VGM kg', '称重日期 Date of weighing'],
  ...['箱皮重 Tare kg', '合计 Total kg', '授权人姓名 Authorized person', '签字与日期 Signature and date'],
];

/** The words of a page, as a word processor reads them: letters by their numbers, cells and lines apart. */
const readRtf = (rtf: string): string[] =>
  rtf
    .replace(/\{\\fonttbl.*?\}\}/, '')
    .replaceAll(/\\u(-?\d+)\?/g, (_, code) => String.fromCharCode((Number(code) + 65_536) % 65_536))
    .split(/\\par\b|\\cell\b|\\row\b/)
    .map((part) => part.replaceAll(/\\[a-z]+-?\d* ?|[{}\n]/g, '').trim())
    .filter((part) => part !== '');

test.each([
  ['dangerous-goods-declaration.rtf', DECLARED],
  ['container-packing-checklist.rtf', CHECKED],
  ['vgm-declaration.rtf', WEIGHED],
])('[3.11] a reader of %s finds each field that is to be filled in', (file, fields) => {
  const words = readRtf(readFileSync(`public/templates/${file}`, 'utf8'));
  expect(words.join('\n')).not.toMatch(/\\|\ufffd/);
  for (const field of fields) expect(words).toContain(field);
});
