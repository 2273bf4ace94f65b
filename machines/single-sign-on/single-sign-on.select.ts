import type { SingleSignOnSnapshot } from './single-sign-on.machine.ts';

export const selectIsAsking = (snapshot: SingleSignOnSnapshot) => snapshot.matches('asking');
export const selectOtherName = (snapshot: SingleSignOnSnapshot) => snapshot.context.otherName;
export const selectCanSwitch = (snapshot: SingleSignOnSnapshot) => snapshot.can({ type: 'account.switch' });
export const selectIsSwitching = (snapshot: SingleSignOnSnapshot) => snapshot.matches('switching');
