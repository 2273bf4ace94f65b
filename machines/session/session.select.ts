import type { SessionSnapshot } from './session.machine.ts';

export const selectIsSignedIn = (snapshot: SessionSnapshot) => snapshot.hasTag('signedIn');
export const selectUserName = (snapshot: SessionSnapshot) => snapshot.context.userName;
export const selectUser = (snapshot: SessionSnapshot) => snapshot.context.user;
export const selectEnterprises = (snapshot: SessionSnapshot) => snapshot.context.enterprises;
export const selectEnterpriseCode = (snapshot: SessionSnapshot) =>
  snapshot.context.user?.enterpriseResp?.mcpCode ?? null;
export const selectHasWholeVehicleOrders = (snapshot: SessionSnapshot) =>
  snapshot.context.user !== null && snapshot.context.user.mmInfo.length > 0;
export const selectWantsOrders = (snapshot: SessionSnapshot) => snapshot.context.wantsOrders;
export const selectCanSignOut = (snapshot: SessionSnapshot) => snapshot.can({ type: 'session.signOut' });
/** Whether the session ended, or is ending, because it expired. */
export const selectIsExpired = (snapshot: SessionSnapshot) => snapshot.context.reloadToast === 'expired';
export const selectFailure = (snapshot: SessionSnapshot) => snapshot.context.failure;

/** Whether the user may create and change orders for the enterprise; true for visitors, who sign in later. */
export const selectMayBook = ({ context: { user } }: SessionSnapshot) => user?.enterpriseResp?.mayBook !== false;

/** The enterprise is verified, or the user is a natural person, who needs no verification. */
export const selectIsPassed = (snapshot: SessionSnapshot) => {
  const enterprise = snapshot.context.user?.enterpriseResp ?? null;
  return enterprise === null || enterprise.serviceOpenAuditStatus === 'PASS';
};
