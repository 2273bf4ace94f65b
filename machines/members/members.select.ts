import type { MembersSnapshot } from './members.machine.ts';
import { isOwner } from './members.rules.ts';

export const selectRead = ({ context }: MembersSnapshot) => context.read;
export const selectIsOwner = ({ context }: MembersSnapshot) => isOwner(context.read);
export const selectRole = ({ context }: MembersSnapshot) => context.role;
export const selectPhone = ({ context }: MembersSnapshot) => context.phone;
export const selectPhoneError = ({ context }: MembersSnapshot) => context.phoneError;
export const selectMade = ({ context }: MembersSnapshot) => context.made;
export const selectCopied = ({ context }: MembersSnapshot) => context.copied;
export const selectFailure = ({ context }: MembersSnapshot) => context.failure;
export const selectIsLost = (snapshot: MembersSnapshot) => snapshot.matches('unavailable');
export const selectIsBusy = (snapshot: MembersSnapshot) => snapshot.hasTag('busy');
export const selectCanAct = (snapshot: MembersSnapshot) => snapshot.matches('listing');
export const selectCanConfirm = (snapshot: MembersSnapshot) => snapshot.can({ type: 'members.confirm' });

/** Kind and subject of the act being confirmed; null while no confirmation is open. */
export const selectConfirming = ({ context: { act } }: MembersSnapshot) =>
  act?.kind === 'leave' || act?.kind === 'remove' || act?.kind === 'handOver' ? act : null;
