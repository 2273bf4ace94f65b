import type { CloseAccountSnapshot } from './close-account.machine.ts';

export const selectNeedsPassword = ({ context }: CloseAccountSnapshot) => context.needsPassword;
export const selectPassword = ({ context }: CloseAccountSnapshot) => context.values.password;
export const selectError = ({ context }: CloseAccountSnapshot) => context.errors.password ?? null;
export const selectFailure = ({ context }: CloseAccountSnapshot) => context.failure;
export const selectReasons = ({ context }: CloseAccountSnapshot) => context.reasons;
export const selectIsExported = ({ context }: CloseAccountSnapshot) => context.isExported;
export const selectIsEditable = (snapshot: CloseAccountSnapshot) => snapshot.hasTag('editable');
export const selectIsExporting = (snapshot: CloseAccountSnapshot) => snapshot.matches('exporting');
export const selectIsConfirming = (snapshot: CloseAccountSnapshot) => snapshot.matches('asking');
export const selectIsClosing = (snapshot: CloseAccountSnapshot) => snapshot.hasTag('closing');
export const selectIsBlocked = (snapshot: CloseAccountSnapshot) => snapshot.matches('blocked');
export const selectIsClosed = (snapshot: CloseAccountSnapshot) => snapshot.matches('closed');
