import type { LicenceSnapshot } from './licence.machine.ts';

export type LicenceScreen = 'uploading' | 'recognising' | 'interrupted' | 'finished';

const screens = ['uploading', 'recognising', 'interrupted'] as const satisfies readonly LicenceScreen[];

export const selectScreen = (snapshot: LicenceSnapshot): LicenceScreen =>
  screens.find((screen) => snapshot.matches(screen)) ?? 'finished';

export const selectFileName = ({ context }: LicenceSnapshot) => context.licence.name;
export const selectPercent = ({ context }: LicenceSnapshot) => context.percent;
export const selectRefusal = ({ context }: LicenceSnapshot) => context.refusal;
