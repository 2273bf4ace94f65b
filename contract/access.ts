import type { MemberRole } from '#domain/enterprise/roles.ts';

/** Kinds of records that belong to a person, or to the enterprise the person acted for. */
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

/** Access to a call about records that an enterprise owns. */
export interface OwnedAccess {
  owns: OwnedKind;
  /** The least role in the enterprise; a person who acts for no enterprise is let through. */
  role: MemberRole;
  /**
   * What is answered to others: `unknown`, a refusal as if the thing were not there, or `own`, the same for what is their
   * own, with nothing of the enterprise in it.
   */
  others: 'own' | 'unknown';
}

export type CallAccess = OwnedAccess | 'signedIn';

/** Any person who is signed in: about their own account, or what every user may read. */
export const anyUser: CallAccess = 'signedIn';

/** Reads one thing of the enterprise. */
export const reads = (owns: OwnedKind): OwnedAccess => ({ owns, role: 'viewer', others: 'unknown' });

/** Lists what the enterprise has. */
export const lists = (owns: OwnedKind): OwnedAccess => ({ owns, role: 'viewer', others: 'own' });

/** Makes something in the enterprise's name. */
export const makes = (owns: OwnedKind): OwnedAccess => ({ owns, role: 'booker', others: 'own' });

/** Changes, decides or ends one thing of the enterprise, independent of its maker. */
export const writes = (owns: OwnedKind): OwnedAccess => ({ owns, role: 'booker', others: 'unknown' });

/** Is the owner's alone. */
export const governs = (owns: OwnedKind): OwnedAccess => ({ owns, role: 'owner', others: 'unknown' });
