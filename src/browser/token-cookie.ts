const NAME = 'access_token';

export function readTokenCookie(): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  const token = found?.slice(NAME.length + 1) ?? '';
  return token === '' ? null : decodeURIComponent(token);
}

export const hasTokenCookie = () => readTokenCookie() !== null;
