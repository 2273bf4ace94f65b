import { ACCESS_TOKEN } from '#domain/storage-names.ts';
export function readTokenCookie(): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${ACCESS_TOKEN}=`));
  const token = found?.slice(ACCESS_TOKEN.length + 1) ?? '';
  return token === '' ? null : decodeURIComponent(token);
}

export const hasTokenCookie = () => readTokenCookie() !== null;
