import type { AnswerOf } from '#contract/call.ts';
import type { invitation, Members } from '#contract/calls/members.ts';
import type { ColleagueRole } from '#domain/enterprise/roles.ts';
import type { Parent } from '../kit/parent.ts';

export type Offer = AnswerOf<typeof invitation>;
export type Member = Members['members'][number];

/** The content of the page. */
export interface MembersRead {
  members: Members;
  /** The invitation whose link was opened. */
  offer: Offer | null;
  /** Why the opened link is invalid. */
  offerGone: string | null;
}

export interface MadeInvitation {
  url: string;
  expiresAt: number;
}

/** Acts without a confirmation. */
export type PlainAct =
  | { kind: 'invite'; role: ColleagueRole; phone: string }
  | { kind: 'revoke'; id: string }
  | { kind: 'decide'; id: string; role: ColleagueRole | null }
  | { kind: 'role'; id: string; role: ColleagueRole }
  /** Ends the calendar feed of a colleague. */
  | { kind: 'endFeed'; id: string }
  /** Joins by the opened link, or by an invitation to the user's phone. */
  | { kind: 'join'; id: string };

/** Acts that need a confirmation. */
export type AskedAct = { kind: 'remove'; id: string } | { kind: 'handOver'; id: string } | { kind: 'leave' };

export type Act = PlainAct | AskedAct;

export interface MembersContext {
  parent: Parent<MembersReport>;
  /** Null until the first load. */
  read: MembersRead | null;
  role: ColleagueRole;
  phone: string;
  phoneError: 'PHONE' | null;
  /** The act being confirmed or under way. */
  act: Act | null;
  /** The last invitation created; its link is shown only once. */
  made: MadeInvitation | null;
  copied: 'no' | 'refused' | 'yes';
  failure: string | null;
}

export interface MembersInput {
  parent: Parent<MembersReport>;
}

/** Tells the user centre that the user now acts for another enterprise or in another role. */
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
