import type { UserInfo } from '#contract/calls/user.ts';
import type { Api } from '#src/api/index.ts';

/** The signed-in user. Without an id from the back end the name is the id. */
export async function readUser(api: Api): Promise<UserInfo> {
  const user = await api.getUserInfo({});
  return user.userId === '' ? { ...user, userId: user.name } : user;
}
