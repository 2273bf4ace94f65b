import type { SharedLinkSnapshot } from './shared-link.machine.ts';

export type SharedLinkScreen = 'failed' | 'gone' | 'none' | 'reading';

export function selectScreen(snapshot: SharedLinkSnapshot): SharedLinkScreen {
  if (!snapshot.hasTag('notice')) return 'none';
  if (snapshot.hasTag('busy')) return 'reading';
  return snapshot.matches('gone') ? 'gone' : 'failed';
}
