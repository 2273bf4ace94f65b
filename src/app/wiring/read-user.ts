import type { UserInfo } from '#contract/calls/user.ts';
import type { Api } from '../../api/index.ts';

/** Who is signed in. Of a back end that tells no id, the name stands for it. */
export async function readUser(api: Api): Promise<UserInfo> {
  const user = await api.getUserInfo({});
  return user.userId === '' ? { ...user, userId: user.name } : user;
}
