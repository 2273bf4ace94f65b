/** A quote that is chosen, as its reader saw it. */
interface Award {
  kind: 'award';
  quoteNo: string;
  updatedAt: number;
}

/** What the owner of a request decides. */
export type Decision = Award | { kind: 'revoke' };

export interface OwnPostInput {
  postId: string;
}

export interface OwnPostContext extends OwnPostInput {
  /** What is asked about or under way. */
  decision: Decision | null;
  /** Why it was not done; kept until the next decision. */
  failure: string | null;
}

export interface Decided extends OwnPostInput {
  decision: Decision | null;
}

export type OwnPostEvent =
  | ({ type: 'post.award' } & Omit<Award, 'kind'>)
  | { type: 'post.revoke' }
  | { type: 'post.confirm' }
  | { type: 'post.keep' };
