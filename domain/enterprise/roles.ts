import { HOUR_MS } from '../limits.ts';

/**
 * Permissions of enterprise members: the owner does everything, a booker handles orders and documents, a viewer reads.
 */
export const memberRoles = ['owner', 'booker', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Roles for invitations; ownership is only transferred. */
export const colleagueRoles = ['booker', 'viewer'] as const satisfies readonly MemberRole[];
export type ColleagueRole = (typeof colleagueRoles)[number];

export const mayBook = (role: MemberRole): boolean => role !== 'viewer';

/** Expiry of invitations and join requests. */
export const JOINING_MS = 72 * HOUR_MS;

/** Limit for members and for open invitations, each. */
export const MEMBERS_OF_AN_ENTERPRISE = 100;
export const INVITATIONS_OF_AN_ENTERPRISE = 20;

export const JOIN_NOTE_LENGTH = 100;
