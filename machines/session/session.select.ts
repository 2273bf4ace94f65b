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
/** Whether it ended, or is ending, because the server no longer knows it. */
export const selectIsExpired = (snapshot: SessionSnapshot) => snapshot.context.reloadToast === 'expired';
export const selectFailure = (snapshot: SessionSnapshot) => snapshot.context.failure;

/** Whether the person makes and changes anything in the enterprise they act for; a visitor may, once signed in. */
export const selectMayBook = ({ context: { user } }: SessionSnapshot) => user?.enterpriseResp?.mayBook !== false;

/** Verified, or a natural person, who needs no verification. */
export const selectIsPassed = (snapshot: SessionSnapshot) => {
  const enterprise = snapshot.context.user?.enterpriseResp ?? null;
  return enterprise === null || enterprise.serviceOpenAuditStatus === 'PASS';
};
