import type { DevicesSnapshot } from './devices.machine.ts';

export const selectIsListed = (snapshot: DevicesSnapshot) => snapshot.hasTag('listed');
export const selectIsUnread = (snapshot: DevicesSnapshot) => snapshot.matches('unread');
export const selectDevices = ({ context }: DevicesSnapshot) => context.devices;
export const selectAttempts = ({ context }: DevicesSnapshot) => context.history.attempts;
export const selectBrowsers = ({ context }: DevicesSnapshot) => context.history.browsers;
/** The sign-in being confirmed or ended; null for none, or for all others. */
export const selectChosen = ({ context: { ending } }: DevicesSnapshot) =>
  ending !== null && 'sessionId' in ending ? ending.sessionId : null;
export const selectAreOthersChosen = ({ context: { ending } }: DevicesSnapshot) =>
  ending !== null && 'others' in ending;
export const selectIsConfirming = (snapshot: DevicesSnapshot) => snapshot.matches('asking');
export const selectCanEnd = (snapshot: DevicesSnapshot) => snapshot.matches('shown');
export const selectHasOthers = (snapshot: DevicesSnapshot) =>
  snapshot.context.devices.some(({ isCurrent }) => !isCurrent);
export const selectFailure = ({ context }: DevicesSnapshot) => context.failure;
