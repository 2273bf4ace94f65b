import type { HeaderSnapshot } from './header.machine.ts';

export const selectIsHidden = (snapshot: HeaderSnapshot) => snapshot.matches({ visibility: 'hidden' });

export const selectIsSolid = (snapshot: HeaderSnapshot) => snapshot.matches({ background: 'solid' });
