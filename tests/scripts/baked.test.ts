import { describe, expect, test } from 'vitest';
import { bakedApiOrigin, bakedProblems } from '#scripts/kit/baked.mjs';
import { buildVariables } from '#src/config/variables.ts';

describe('what is baked into the site', () => {
  test.each([
    ['nothing', {}],
    ['an empty value', { VITE_API_BASE: '', VITE_CAPTCHA_METHOD: '' }],
    ['another back end', { VITE_API_BASE: 'https://api.example.com/v1', VITE_CAPTCHA_METHOD: 'POST' }],
  ])('%s can be built', (_, environment) => {
    expect(bakedProblems(environment)).toEqual([]);
  });

  test.each([
    ['VITE_API_BASE', 'api.example.com'],
    ['VITE_API_BASE', '/api'],
    ['VITE_API_BASE', 'javascript:alert(1)'],
    ['VITE_API_BASE', 'https://user:pass@example.com'],
    ['VITE_CAPTCHA_METHOD', 'post'],
  ] as const)('%s=%s is refused in one sentence that names it and what it takes', (name, value) => {
    expect(bakedProblems({ [name]: value })).toEqual([
      `环境变量 ${name} 的值 “${value}” 不正确：应为${buildVariables[name].expects}。请改正后重新启动。`,
    ]);
  });

  test('every problem is reported at once', () => {
    expect(bakedProblems({ VITE_API_BASE: 'x', VITE_CAPTCHA_METHOD: 'x' })).toHaveLength(2);
  });

  test('[3.16] the origin of another back end is known, without its path', () => {
    expect(bakedApiOrigin({ VITE_API_BASE: 'https://api.example.com:8443/v1?key=1' })).toBe(
      'https://api.example.com:8443',
    );
    expect(bakedApiOrigin({ VITE_API_BASE: '' })).toBeNull();
    expect(bakedApiOrigin({})).toBeNull();
  });
});
