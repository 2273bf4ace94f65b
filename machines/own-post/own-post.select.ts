import type { OwnPostSnapshot } from './own-post.machine.ts';

export const selectIsAsking = (snapshot: OwnPostSnapshot) => snapshot.hasTag('open');
export const selectIsDeciding = (snapshot: OwnPostSnapshot) => snapshot.hasTag('busy');
export const selectDecision = ({ context }: OwnPostSnapshot) => context.decision;
export const selectFailure = ({ context }: OwnPostSnapshot) => context.failure;
