// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './session.subject.tsx';

export default { title: 'Machines/登录状态/状态与路径' } satisfies Meta;

export const Restoring = stateStory(subject, 'restoring');
export const SignedInRefreshing = stateStory(subject, { signedIn: 'refreshing' });
export const Anonymous = stateStory(subject, 'anonymous');
export const Opening = stateStory(subject, 'opening');
export const SavingDrafts = stateStory(subject, 'savingDrafts');
export const ExpiredDeciding = stateStory(subject, { expired: 'deciding' });
export const SignedInIdle = stateStory(subject, { signedIn: 'idle' });
export const SignedInLoadingEnterprises = stateStory(subject, { signedIn: 'loadingEnterprises' });
export const SigningOut = stateStory(subject, 'signingOut');
export const ExpiredLoggingOut = stateStory(subject, { expired: 'loggingOut' });
export const ExpiredClearing = stateStory(subject, { expired: 'clearing' });
export const Leaving = stateStory(subject, 'leaving');
export const ExpiredWaiting = stateStory(subject, { expired: 'waiting' });
export const Reloading = stateStory(subject, 'reloading');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
