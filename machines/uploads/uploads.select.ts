import type { UploadsSnapshot } from './uploads.machine.ts';

/** The list stays the same object until an entry changes. */
export const selectEntries = ({ context }: UploadsSnapshot) => context.entries;
export const selectIsBusy = (snapshot: UploadsSnapshot) => snapshot.hasTag('busy');
