// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './user-centre.subject.tsx';

export default { title: 'Machines/会员中心/状态与路径' } satisfies Meta;

export const Redeeming = stateStory(subject, 'redeeming');
export const Keeping = stateStory(subject, 'keeping');
export const OpenRecognising = stateStory(subject, { open: 'recognising' });
export const Refused = stateStory(subject, 'refused');
export const Unreached = stateStory(subject, 'unreached');
export const Blocked = stateStory(subject, 'blocked');
export const OpenSignedInStaying = stateStory(subject, { open: { signedIn: 'staying' } });
export const OpenUnreachable = stateStory(subject, { open: 'unreachable' });
export const OpenAnonymousSigningIn = stateStory(subject, { open: { anonymous: 'signingIn' } });
export const Left = stateStory(subject, 'left');
export const OpenEnding = stateStory(subject, { open: 'ending' });
export const OpenAnonymousWaiting = stateStory(subject, { open: { anonymous: 'waiting' } });
export const OpenSignedInReturning = stateStory(subject, { open: { signedIn: 'returning' } });
export const OpenExpired = stateStory(subject, { open: 'expired' });
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
export const Path6 = { ...pathStory(subject, 5), tags: ['prove'] };
export const Path7 = { ...pathStory(subject, 6), tags: ['prove'] };
export const Path8 = { ...pathStory(subject, 7), tags: ['prove'] };
export const Path9 = { ...pathStory(subject, 8), tags: ['prove'] };
