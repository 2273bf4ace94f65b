import { useSelector } from '@xstate/react';
import type { BaseLocationHook } from 'wouter';
import { matchRoute } from '#contract/routes.ts';
import { type NavigationRef, selectShownPath } from '#machines/navigation/index.ts';
import { openAddress } from '../browser/address.ts';

const openPage = (to: string) => openAddress(to, (path) => matchRoute(path) !== null);

/** wouter's hook: the path is that of the page on the screen; a link changes the address, to which navigation listens. */
export const locationHook =
  (navigation: NavigationRef): BaseLocationHook =>
  () => [useSelector(navigation, selectShownPath) ?? '', openPage];
