/** What the owner of a request decides. */
export type Decision = { kind: 'award'; quoteNo: string } | { kind: 'revoke' };

export interface OwnPostInput {
  postId: string;
}

export interface OwnPostContext extends OwnPostInput {
  /** What is asked about or under way. */
  decision: Decision | null;
  failure: string | null;
}

export interface Decided extends OwnPostInput {
  decision: Decision | null;
}

export type OwnPostEvent =
  | { type: 'post.award'; quoteNo: string }
  | { type: 'post.revoke' }
  | { type: 'post.confirm' }
  | { type: 'post.keep' };
