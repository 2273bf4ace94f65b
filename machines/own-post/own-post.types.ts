/** The awarded quote, in the version that the user saw. */
interface Award {
  kind: 'award';
  quoteNo: string;
  updatedAt: number;
}

/** The decision of the request's owner. */
export type Decision = Award | { kind: 'revoke' };

export interface OwnPostInput {
  postId: string;
}

export interface OwnPostContext extends OwnPostInput {
  /** The decision being confirmed or sent. */
  decision: Decision | null;
  /** Why it failed; shown until the next decision. */
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
