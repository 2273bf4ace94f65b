import { expect, test } from 'vitest';
import { maskedName } from '#domain/masked-name.ts';

test.each([
  ['上海某某涂料有限公司', '上海***公司'],
  ['浙江化工有限公司（演示数据）', '浙江***公司'],
  ['王珂', '王***'],
  [' 王珂 ', '王***'],
  ['上海某某涂料厂', '上***'],
  ['上海某某涂料工厂', '上海***工厂'],
  ['', '***'],
])('%s is masked as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});
