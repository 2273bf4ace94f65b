import type { AnswerOf } from '#contract/call.ts';
import type { invitation, Members } from '#contract/calls/members.ts';
import type { ColleagueRole } from '#domain/enterprise/roles.ts';
import type { Parent } from '../kit/parent.ts';

export type Offer = AnswerOf<typeof invitation>;
export type Member = Members['members'][number];

/** What is known when the page is read. */
export interface MembersRead {
  members: Members;
  /** The invitation whose link was opened. */
  offer: Offer | null;
  /** Why the link that was opened leads nowhere. */
  offerGone: string | null;
}

export interface MadeInvitation {
  url: string;
  expiresAt: number;
}

/** What is done at once when it is clicked. */
export type PlainAct =
  | { kind: 'invite'; role: ColleagueRole; phone: string }
  | { kind: 'revoke'; id: string }
  | { kind: 'decide'; id: string; role: ColleagueRole | null }
  | { kind: 'role'; id: string; role: ColleagueRole }
  /** Ends the calendar feed of a colleague. */
  | { kind: 'endFeed'; id: string }
  /** By the link that was opened, or by an invitation to one's phone. */
  | { kind: 'join'; id: string };

/** What is asked about first. */
export type AskedAct = { kind: 'remove'; id: string } | { kind: 'handOver'; id: string } | { kind: 'leave' };

export type Act = PlainAct | AskedAct;

export interface MembersContext {
  parent: Parent<MembersReport>;
  /** Null until it was read once. */
  read: MembersRead | null;
  role: ColleagueRole;
  phone: string;
  phoneError: 'PHONE' | null;
  /** What is asked about, or under way. */
  act: Act | null;
  /** The invitation that was made last; its link is told once. */
  made: MadeInvitation | null;
  copied: 'no' | 'refused' | 'yes';
  failure: string | null;
}

export interface MembersInput {
  parent: Parent<MembersReport>;
}

/** What the rooms hear: the person acts for another enterprise now, or in another role. */
export interface MembersReport {
  type: 'members.changed';
}

export type MembersEvent =
  | { type: 'members.retry' }
  | { type: 'members.roleChosen'; role: ColleagueRole }
  | { type: 'members.phoneTyped'; text: string }
  | { type: 'members.invite' }
  | { type: 'members.copy' }
  | { type: 'members.do'; act: Exclude<PlainAct, { kind: 'invite' }> }
  | { type: 'members.ask'; act: AskedAct }
  | { type: 'members.confirm' }
  | { type: 'members.keep' };
