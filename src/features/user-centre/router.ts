import type { BaseLocationHook } from 'wouter';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { openAddress } from '#src/browser/address.ts';

const openRoom = (to: string) => openAddress(to, (path) => path === USER_CENTRE_PATH);

/** wouter's hook: the user centre is one path, whose rooms listen to what the address asks for beside it. */
export const centreLocation: BaseLocationHook = () => [USER_CENTRE_PATH, openRoom];
