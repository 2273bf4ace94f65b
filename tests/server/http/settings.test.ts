import { describe, expect, it } from 'vitest';
import { smsTemplateNames } from '#src/config/notice-variables.ts';
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

  it('[2.14b] [3.16] the way to the user centre carries a ticket unless another is named', () => {
    const centre = { USER_CENTRE_URL: 'https://u.example.com/' };
    expect(readSettings(centre).site.userCentreToken).toBe('ticket');
    expect(readSettings({ ...centre, USER_CENTRE_TOKEN: 'access' }).site.userCentreToken).toBe('access');
    expect(problemsOf({ ...centre, USER_CENTRE_TOKEN: 'token' })).toHaveLength(1);
    expect(problemsOf({ USER_CENTRE_TOKEN: 'access' })).toEqual([
      '环境变量 USER_CENTRE_TOKEN=access 只能与 USER_CENTRE_URL 同用：本站的用户中心只收一次性凭据。',
    ]);
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
    ['SCAN_URL', 'clamd://scanner'],
    ['SCAN_URL', 'clamd://user:pass@scanner:3310'],
    ['SCAN_URL', 'tcp://scanner:3310'],
    ['DESK_TOKEN', 'short'],
    ['FRIENDLY_LINKS', '甲=ftp://a'],
    ['REQUESTS_PER_MINUTE', '0'],
    ['PAGES_PER_MINUTE', '0'],
    ['SMS_PER_HOUR', '0'],
    ['SMS_PER_DAY', '1.5'],
    ['SMS_REGION', 'Guangzhou'],
    ['SMS_API_URL', 'ftp://sms.example.com'],
  ])('%s=%s is refused in one sentence that names it', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^环境变量 ${name} 的值 .+ 不正确：应为.+。请改正后重新启动。$`));
  });

  const templates = smsTemplateNames.map((name) => `${name}=T_${name}`).join(';');
  const account = {
    SMS_PROVIDER: 'tencent',
    SMS_ACCESS_ID: 'access-id-of-the-shop',
    SMS_ACCESS_SECRET: 'access-secret-of-the-shop',
    SMS_SIGN_NAME: '化舟',
    SMS_TEMPLATES: templates,
    SMS_APP_ID: '1400006666',
  };

  it('[10.9] reads how messages and notices leave the server', () => {
    const { notices } = readSettings({
      ...account,
      SMTP_URL: 'smtps://shop:word@mail.example.com',
      MAIL_FROM: 'shop@example.com',
      NOTICE_MAIL_TO: 'a@example.com, b@example.com',
      NOTICE_WEBHOOK_URL: 'https://hook.example.com/all',
      NOTICE_WEBHOOK_SECRET: 'secret-of-the-hook',
      WECOM_ROBOT_URL: 'https://qyapi.example.com/send?key=1',
      DINGTALK_ROBOT_URL: 'https://oapi.example.com/send?access_token=1',
    });
    expect(notices).toEqual({
      smsWebhookSecret: null,
      smsAccount: {
        provider: 'tencent',
        accessId: 'access-id-of-the-shop',
        accessSecret: 'access-secret-of-the-shop',
        signName: '化舟',
        templates: Object.fromEntries(smsTemplateNames.map((name) => [name, `T_${name}`])),
        appId: '1400006666',
        region: null,
        url: null,
      },
      mail: {
        url: 'smtps://shop:word@mail.example.com',
        from: 'shop@example.com',
        operatorTo: ['a@example.com', 'b@example.com'],
      },
      webhook: { url: 'https://hook.example.com/all', secret: 'secret-of-the-hook' },
      wecomUrl: 'https://qyapi.example.com/send?key=1',
      dingtalk: { url: 'https://oapi.example.com/send?access_token=1', secret: null },
    });
  });

  it.each([
    [{ ...account, SMS_WEBHOOK_URL: 'https://sms.example.com' }, 'SMS_PROVIDER 与 SMS_WEBHOOK_URL 只能设一个'],
    [{ ...account, SMS_APP_ID: '' }, 'SMS_PROVIDER 须与 SMS_APP_ID 同设'],
    [{ ...account, SMS_PROVIDER: 'aliyun', SMS_SIGN_NAME: '' }, 'SMS_PROVIDER 须与 SMS_SIGN_NAME 同设'],
    [{ ...account, SMS_TEMPLATES: templates.replace('code=T_code;', '') }, 'SMS_TEMPLATES 的值'],
    [{ ...account, SMS_TEMPLATES: `${templates};code=T_2` }, 'SMS_TEMPLATES 的值'],
    [{ SMS_PROVIDER: 'other' }, 'SMS_PROVIDER 的值'],
    [{ SMS_WEBHOOK_SECRET: 'secret-of-the-hook' }, 'SMS_WEBHOOK_SECRET 须与 SMS_WEBHOOK_URL 同设'],
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_URL 须与 MAIL_FROM 同设'],
    [{ SMTP_URL: 'https://mail.example.com', MAIL_FROM: 'a@example.com' }, 'SMTP_URL 的值 （不显示）'],
    [{ NOTICE_MAIL_TO: 'a@example.com' }, 'NOTICE_MAIL_TO 须与 SMTP_URL 同设'],
    [{ NOTICE_WEBHOOK_URL: 'https://hook.example.com' }, 'NOTICE_WEBHOOK_URL 须与 NOTICE_WEBHOOK_SECRET 同设'],
    [{ WECOM_ROBOT_URL: 'qyapi.example.com/send?key=1' }, 'WECOM_ROBOT_URL 的值 （不显示）'],
    [{ DINGTALK_ROBOT_SECRET: 'secret-of-the-robot' }, 'DINGTALK_ROBOT_SECRET 须与 DINGTALK_ROBOT_URL 同设'],
  ])('[10.9] what does not go together is shown: %j', (environment, problem) => {
    const problems = problemsOf(environment);
    expect(problems.join()).toContain(`环境变量 ${problem}`);
  });

  it.each(['DATABASE_URL', 'DESK_TOKEN', 'SSO_PARTNER_KEY', 'OCR_KEY', 'SMTP_URL', 'WECOM_ROBOT_URL'])(
    'a wrong %s is not repeated',
    (name) => {
      expect(problemsOf({ [name]: 'se-cret' })[0]).not.toContain('se-cret');
    },
  );

  it('every problem is reported at once', () => {
    expect(problemsOf({ PORT: 'x', SEED: 'y', CUSTOMER_MANAGER_NAME: '张三' })).toHaveLength(3);
  });
});
