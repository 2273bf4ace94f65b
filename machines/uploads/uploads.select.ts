import type { UploadsSnapshot } from './uploads.machine.ts';

/** Stable until an entry changes. */
export const selectEntries = ({ context }: UploadsSnapshot) => context.entries;
export const selectIsBusy = (snapshot: UploadsSnapshot) => snapshot.hasTag('busy');
