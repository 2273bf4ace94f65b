import type { ShipmentNumbersSnapshot } from './shipment-numbers.machine.ts';

export const selectNumberedOrder = ({ context }: ShipmentNumbersSnapshot) => context.order;
export const selectDraft = ({ context }: ShipmentNumbersSnapshot) => context.draft;
export const selectPasted = ({ context }: ShipmentNumbersSnapshot) => context.pasted;
export const selectShowErrors = ({ context }: ShipmentNumbersSnapshot) => context.showErrors;
export const selectTheirs = ({ context }: ShipmentNumbersSnapshot) => context.theirs;
export const selectFailure = ({ context }: ShipmentNumbersSnapshot) => context.failure;
export const selectSaved = ({ context }: ShipmentNumbersSnapshot) => context.saved;
export const selectIsSaving = (snapshot: ShipmentNumbersSnapshot) => snapshot.hasTag('busy');
export const selectCanStart = (snapshot: ShipmentNumbersSnapshot) => snapshot.can({ type: 'numbers.edit' });
export const selectCanEdit = (snapshot: ShipmentNumbersSnapshot) => snapshot.can({ type: 'numbers.save' });
export const selectCanAddUnit = (snapshot: ShipmentNumbersSnapshot) => snapshot.can({ type: 'unit.add' });
export const selectCanPaste = (snapshot: ShipmentNumbersSnapshot) => snapshot.can({ type: 'rows.paste' });
