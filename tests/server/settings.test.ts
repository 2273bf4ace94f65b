import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '#src/config/settings.ts';
import { variables } from '#src/config/variables.ts';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
};

describe('settings', () => {
  it('[3.16] an empty environment is a working one with nothing external', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: null,
      seed: 'demo',
      clockShift: null,
      trustProxy: [],
      site: { userCentre: null, freight: null, maps: null, friendlyLinks: [] },
    });
  });

  it('an empty value counts as unset', () => {
    expect(readSettings(Object.fromEntries(Object.keys(variables).map((name) => [name, ''])))).toEqual(
      readSettings({}),
    );
  });

  it.each([
    ['+49h', 49 * 3_600_000, '快 49 小时'],
    ['-2d', -2 * 86_400_000, '慢 2 天'],
    ['+90m', 90 * 60_000, '快 90 分钟'],
  ])('[1.12] DEMO_CLOCK=%s moves the clock', (value, ms, words) => {
    expect(readSettings({ DEMO_CLOCK: value }).clockShift).toEqual({ ms, words });
  });

  it('[1.12] DEMO_CLOCK is refused without demonstration data', () => {
    expect(problemsOf({ DEMO_CLOCK: '+1h', SEED: 'none' })).toEqual([
      '环境变量 DEMO_CLOCK 只能与 SEED=demo 同用。请去掉 DEMO_CLOCK，或把 SEED 设为 demo。',
    ]);
  });

  it('[3.16] reads every address, filing and link', () => {
    const { site } = readSettings({
      USER_CENTRE_URL: 'https://u.example.com/',
      MAPS_URL: 'https://maps.example.com',
      FRIENDLY_LINKS: '甲=https://a.example.com/?x=1;乙=http://b.example.com',
      CUSTOMER_MANAGER_NAME: '张三',
      CUSTOMER_MANAGER_PHONE: '400 000',
    });
    expect(site).toMatchObject({
      userCentre: 'https://u.example.com/',
      maps: 'https://maps.example.com',
      friendlyLinks: [
        { name: '甲', url: 'https://a.example.com/?x=1' },
        { name: '乙', url: 'http://b.example.com' },
      ],
      customerManager: { name: '张三', phone: '400 000' },
    });
  });

  it('[4.5b] TRUST_PROXY takes addresses, networks and names', () => {
    const value = 'loopback, 10.0.0.0/8,192.168.1.1,::1,fd00::/8';
    expect(readSettings({ TRUST_PROXY: value }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
      '192.168.1.1',
      '::1',
      'fd00::/8',
    ]);
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['SEED', 'demos'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DEMO_CLOCK', '49h'],
    ['DEMO_CLOCK', '+49x'],
    ['DEMO_CLOCK', '+1.5h'],
    ['PUBLIC_ORIGIN', 'https://a.example.com/'],
    ['PUBLIC_ORIGIN', 'a.example.com'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.256'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '128.0.0.0/1'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '10.0.0.1,::/0'],
    ['TRUST_PROXY', '::ffff:0:0/96'],
    ['SMS_WEBHOOK_URL', 'javascript:alert(1)'],
    ['USER_CENTRE_URL', 'https://user:pass@example.com'],
    ['MAPS_URL', '/maps'],
    ['DESK_TOKEN', 'short'],
    ['FRIENDLY_LINKS', '甲=ftp://a'],
    ['REQUESTS_PER_MINUTE', '0'],
    ['PAGES_PER_MINUTE', '0'],
    ['SMS_PER_HOUR', '0'],
    ['SMS_PER_DAY', '1.5'],
  ])('%s=%s is refused in one sentence that names it', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^环境变量 ${name} 的值 .+ 不正确：应为.+。请改正后重新启动。$`));
  });

  it.each(['DATABASE_URL', 'DESK_TOKEN', 'SSO_PARTNER_KEY', 'OCR_KEY'])('a wrong %s is not repeated', (name) => {
    expect(problemsOf({ [name]: 'se-cret' })[0]).not.toContain('se-cret');
  });

  it('every problem is told at once', () => {
    expect(problemsOf({ PORT: 'x', SEED: 'y', CUSTOMER_MANAGER_NAME: '张三' })).toHaveLength(3);
  });
});
