const NAME = 'access_token';

export const hasTokenCookie = () =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${NAME}=`) && cookie.length > NAME.length + 1);
