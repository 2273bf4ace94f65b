import type { MemberRole } from '#domain/enterprise/roles.ts';

/** Records owned by a user, or by the enterprise the user acted for. */
export type OwnedKind =
  | 'address'
  | 'contract'
  | 'draft'
  | 'enquiry'
  | 'enterprise'
  | 'file'
  | 'invoice'
  | 'member'
  | 'order'
  | 'request'
  | 'share'
  | 'supplierQuote'
  | 'template';

/** Access rule of a call on enterprise-owned records. */
export interface OwnedAccess {
  owns: OwnedKind;
  /** Minimum enterprise role; users without an enterprise always pass. */
  role: MemberRole;
  /** Response to others: `unknown` refuses as if the record did not exist; `own` answers with their own data only. */
  others: 'own' | 'unknown';
}

export type CallAccess = OwnedAccess | 'signedIn';

/** Any signed-in user: own account data, or data every user may read. */
export const anyUser: CallAccess = 'signedIn';

export const reads = (owns: OwnedKind): OwnedAccess => ({ owns, role: 'viewer', others: 'unknown' });

export const lists = (owns: OwnedKind): OwnedAccess => ({ owns, role: 'viewer', others: 'own' });

export const makes = (owns: OwnedKind): OwnedAccess => ({ owns, role: 'booker', others: 'own' });

/** Changes, decides or ends one record, regardless of its creator. */
export const writes = (owns: OwnedKind): OwnedAccess => ({ owns, role: 'booker', others: 'unknown' });

/** Reserved to the owner. */
export const governs = (owns: OwnedKind): OwnedAccess => ({ owns, role: 'owner', others: 'unknown' });
