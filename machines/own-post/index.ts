export { type OwnPostRef, type OwnPostSnapshot, ownPostMachine } from './own-post.machine.ts';
export * from './own-post.select.ts';
export type { Decided, Decision, OwnPostEvent, OwnPostInput } from './own-post.types.ts';
