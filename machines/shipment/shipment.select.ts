import type { ShipmentSnapshot } from './shipment.machine.ts';

export const selectTrackedOrder = ({ context }: ShipmentSnapshot) => context.order;
export const selectDraft = ({ context }: ShipmentSnapshot) => context.draft;
export const selectTheirs = ({ context }: ShipmentSnapshot) => context.theirs;
export const selectFailure = ({ context }: ShipmentSnapshot) => context.failure;
export const selectSavedKind = ({ context }: ShipmentSnapshot) => context.saved;
export const selectIsRecording = (snapshot: ShipmentSnapshot) => snapshot.hasTag('busy');
export const selectCanWrite = (snapshot: ShipmentSnapshot) => snapshot.can({ type: 'milestone.save' });
export const selectCanWithdraw = (snapshot: ShipmentSnapshot) => snapshot.can({ type: 'milestone.withdraw' });

export const selectShowErrors = ({ context }: ShipmentSnapshot) => context.showErrors;
