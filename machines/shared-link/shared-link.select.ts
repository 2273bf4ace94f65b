import type { SharedLinkSnapshot } from './shared-link.machine.ts';

export type SharedLinkScreen = 'failed' | 'expired' | 'none' | 'reading';

export function selectScreen(snapshot: SharedLinkSnapshot): SharedLinkScreen {
  if (!snapshot.hasTag('notice')) return 'none';
  if (snapshot.hasTag('busy')) return 'reading';
  return snapshot.matches('expired') ? 'expired' : 'failed';
}
