import { HOUR_MS } from '../limits.ts';

/** What a member of an enterprise may do: the owner everything, a booker orders and papers, a viewer only reads. */
export const memberRoles = ['owner', 'booker', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The roles that somebody is taken in with: an enterprise has one owner, who hands over. */
export const colleagueRoles = ['booker', 'viewer'] as const satisfies readonly MemberRole[];
export type ColleagueRole = (typeof colleagueRoles)[number];

export const mayBook = (role: MemberRole): boolean => role !== 'viewer';

/** How long an invitation and a request to join wait for their answer. */
export const JOINING_MS = 72 * HOUR_MS;

/** Members and unanswered invitations of one enterprise, each. */
export const MEMBERS_OF_AN_ENTERPRISE = 100;
export const INVITATIONS_OF_AN_ENTERPRISE = 20;

export const JOIN_NOTE_LENGTH = 100;
