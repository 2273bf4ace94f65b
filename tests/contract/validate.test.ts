import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { call } from '#contract/call.ts';
import { readRequest } from '#contract/request.ts';
import { validate } from '#contract/validate.ts';

const schema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(2), v.maxLength(4)),
  phone: v.optional(v.pipe(v.string(), v.length(11, '手机号必须为11位'))),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  isDanger: v.optional(v.picklist(['Y', 'N'])),
  goods: v.optional(v.pipe(v.array(v.object({ unNo: v.string() })), v.maxLength(2))),
});

const fieldsOf = (input: unknown) => {
  const result = validate(schema, input);
  return 'fields' in result ? result.fields : null;
};

describe('[8.1] the fields map of a refused request', () => {
  test.each([
    [{}, { name: '请输入' }],
    [{ name: '化' }, { name: '至少2个字符' }],
    [{ name: '化舟化舟化' }, { name: '最多4个字符' }],
    [{ name: 12 }, { name: '应为文字' }],
    [{ name: '化舟', phone: '1' }, { phone: '手机号必须为11位' }],
    [{ name: '化舟', page: 1.5 }, { page: '应为整数' }],
    [{ name: '化舟', page: 0 }, { page: '不能小于1' }],
    [{ name: '化舟', page: '1' }, { page: '应为数字' }],
    [{ name: '化舟', isDanger: 'X' }, { isDanger: '取值不在允许范围内' }],
    [{ name: '化舟', goods: [{ unNo: '1' }, {}] }, { 'goods.1.unNo': '请输入' }],
    [{ name: '化舟', goods: [1, 2, 3].map(() => ({ unNo: '1' })) }, { goods: '最多2项' }],
    [{ name: '化舟', price: 1 }, { price: '不支持的字段' }],
    [{ name: '化\0' }, { name: '含有不支持的字符' }],
    [{ name: '化\ud800' }, { name: '含有不支持的字符' }],
    [{ name: '化舟', page: Number.POSITIVE_INFINITY }, { page: '含有不支持的字符' }],
    [[], { name: '请输入' }],
    ['text', { request: '格式不正确' }],
    [null, { request: '格式不正确' }],
  ])('%j → %j', (input, fields) => {
    expect(fieldsOf(input)).toEqual(fields);
  });

  test('a valid request is returned unchanged', () => {
    expect(validate(schema, { name: '化舟', page: 2 })).toEqual({ value: { name: '化舟', page: 2 } });
  });

  test('never throws, and speaks Chinese about anything', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (input) => {
        const fields = fieldsOf(input);
        for (const message of Object.values(fields ?? {})) expect(message).toMatch(/\p{Script=Han}/u);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a request nested 5,000 deep is refused, not overflowed', () => {
    const nested = JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`);
    expect(fieldsOf(nested)).toEqual({ a: '不支持的字段', name: '请输入' });
  });
});

const page = call({
  name: 'page',
  method: 'POST',
  path: '/api-cms/page/{id}',
  payload: 'both',
  summary: '分页',
  clauses: ['7.2'],
  request: v.strictObject({
    id: v.string(),
    page: v.number(),
    hot: v.optional(v.boolean()),
    tags: v.array(v.string()),
  }),
  answer: v.null(),
});

describe('[7.2] a request assembled from path, query and body', () => {
  const body = { page: 1, hot: true, tags: ['a'] };

  test('query that repeats the body is taken', () => {
    const read = readRequest(page, { params: { id: '7' }, query: { page: '1', hot: 'true' }, body });
    expect(read).toEqual({ value: { id: '7', ...body } });
  });

  test.each([
    [{ page: '2' }, { page: '与请求内容不一致' }],
    [{ other: '1' }, { other: '与请求内容不一致' }],
    [{ tags: 'a' }, { tags: '与请求内容不一致' }],
    [{ page: ['1', '1'] }, { page: '与请求内容不一致' }],
  ])('query %j that differs from the body is refused', (query, fields) => {
    expect(readRequest(page, { params: { id: '7' }, query, body })).toEqual({ fields });
  });

  test('a path parameter wins over a field of the same name in the body', () => {
    expect(readRequest(page, { params: { id: '7' }, body: { ...body, id: '8' } })).toEqual({
      value: { id: '7', ...body },
    });
  });

  test('a body that is no object is refused', () => {
    expect(readRequest(page, { params: { id: '7' }, body: [1] })).toEqual({ fields: { request: '格式不正确' } });
  });

  const found = call({
    name: 'found',
    method: 'GET',
    path: '/api-cms/found',
    payload: 'query',
    summary: '查询',
    clauses: ['7.2'],
    request: v.object({ days: v.number(), code: v.string() }),
    answer: v.null(),
  });

  test('query text becomes the number its field takes, and only canonical numbers do', () => {
    expect(readRequest(found, { query: { days: '30', code: '007' } })).toEqual({ value: { days: 30, code: '007' } });
    for (const days of ['', ' 30', '3e1', '0x1e', '1e999', 'NaN']) {
      expect(readRequest(found, { query: { days, code: '' } })).toHaveProperty('fields');
    }
  });
});
