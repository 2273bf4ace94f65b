import * as v from 'valibot';

/** One environment variable: what it is for and what it takes, in the words an operator reads. */
export interface Variable<Output = unknown> {
  about: string;
  expects: string;
  schema: v.GenericSchema<string | undefined, Output>;
  secret?: boolean;
}

export function variable<Output>(definition: Variable<Output>): Variable<Output> {
  return definition;
}

export const optionalText = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)));
export const secret = v.optional(v.pipe(v.string(), v.minLength(16), v.maxLength(512)));
export const SECRET = '16 到 512 个字符';
export const ADDRESS = '以 http:// 或 https:// 开头的完整地址，不含用户名和密码';

export function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

export const webAddress = v.optional(v.pipe(v.string(), v.trim(), v.check(isWebAddress)));

export function address(about: string): Variable<string | undefined> {
  return variable({ about, expects: ADDRESS, schema: webAddress });
}

/** A virus scanner: clamd over TCP, or a service that a file is posted to. */
export function isScanAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, port, username, password, pathname } = new URL(value);
  if (protocol !== 'clamd:') return isWebAddress(value);
  return hostname !== '' && port !== '' && username === '' && password === '' && ['', '/'].includes(pathname);
}

/** A value read by a function that answers undefined for what it does not understand. */
export const readAs = <Output>(read: (value: string) => Output | undefined) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.rawTransform<string, Output>(({ dataset, addIssue, NEVER }) => {
      const output = read(dataset.value);
      if (output !== undefined) return output;
      addIssue();
      return NEVER;
    }),
  );
