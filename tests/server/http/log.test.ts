import { describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';

function logged(fields: Record<string, unknown>): string {
  let line = '';
  createLog({ now: () => 0 }, (text) => {
    line = text;
  }).error('test', fields);
  return line;
}

describe('the log', () => {
  it('is one line of JSON whatever it is given', () => {
    const line = logged({ text: 'a\r\n{"level":"info"}\u001b[31m', big: 1n, date: new Date(0) });
    expect(line.trimEnd().split('\n')).toHaveLength(1);
    expect(line).not.toContain('\u001b');
    expect(JSON.parse(line)).toMatchObject({ at: '1970-01-01T00:00:00.000Z', level: 'error', event: 'test', big: '1' });
  });

  it.each([
    'phone',
    'token',
    'code',
    'password',
    'authorization',
    'cookie',
    'secretKey',
    'captchaVerification',
    'setCookie',
    'newPassword',
  ])('never carries a %s', (name) => {
    expect(logged({ [name]: 'canary', inner: { list: [{ [name]: 'canary' }] } })).not.toContain('canary');
  });

  it.each([
    '13812345678',
    '+86 138 1234 5678',
    '128-1234-5678',
    'someone@example.com',
    'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4MTIz',
  ])('hides %s in a text and in an error', (canary) => {
    const error = new Error(`near ${canary}`, { cause: new Error(`Key (phone)=(${canary})`) });
    expect(logged({ text: `call ${canary} now`, error })).not.toContain(canary);
  });

  it('drops the parameters of a failed query', () => {
    expect(logged({ error: new Error('Failed query: insert into t values ($1)\nparams: canary') })).not.toContain(
      'canary',
    );
  });
});
