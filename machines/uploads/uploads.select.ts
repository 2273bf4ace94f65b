import type { UploadsSnapshot } from './uploads.machine.ts';

/** The list stays the same object until an entry changes. */
export const selectEntries = ({ context }: UploadsSnapshot) => context.entries;
/** Files that are in, each once. */
export const selectTaken = ({ context }: UploadsSnapshot) => context.taken;
export const selectIsBusy = (snapshot: UploadsSnapshot) => snapshot.hasTag('busy');
