// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './navigation.subject.tsx';

export default { title: 'Machines/换页/状态与路径' } satisfies Meta;

export const PageIdleUserInfoStale = stateStory(subject, { page: 'idle', userInfo: 'stale' });
export const PageCheckingUserInfoStale = stateStory(subject, { page: 'checking', userInfo: 'stale' });
export const PageLoadingChunkLoadingUserSettledUserInfoStale = stateStory(subject, { page: { loading: { chunk: 'loading', user: 'settled' } }, userInfo: 'stale' });
export const PageLoadingChunkLoadingUserWaitingUserInfoLoading = stateStory(subject, { page: { loading: { chunk: 'loading', user: 'waiting' } }, userInfo: 'loading' });
export const PageRedirectingUserInfoStale = stateStory(subject, { page: 'redirecting', userInfo: 'stale' });
export const PageFailedUserInfoStale = stateStory(subject, { page: 'failed', userInfo: 'stale' });
export const PageShownOpenUserInfoStale = stateStory(subject, { page: { shown: 'open' }, userInfo: 'stale' });
export const PageLostUserInfoStale = stateStory(subject, { page: 'lost', userInfo: 'stale' });
export const PageLoadingChunkReadyUserWaitingUserInfoLoading = stateStory(subject, { page: { loading: { chunk: 'ready', user: 'waiting' } }, userInfo: 'loading' });
export const PageLoadingChunkLoadingUserSettledUserInfoFresh = stateStory(subject, { page: { loading: { chunk: 'loading', user: 'settled' } }, userInfo: 'fresh' });
export const PageShownSignInRequestedUserInfoStale = stateStory(subject, { page: { shown: 'signInRequested' }, userInfo: 'stale' });
export const PageLeavingUserInfoStale = stateStory(subject, { page: 'leaving', userInfo: 'stale' });
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
export const Path6 = { ...pathStory(subject, 5), tags: ['prove'] };
export const Path7 = { ...pathStory(subject, 6), tags: ['prove'] };
export const Path8 = { ...pathStory(subject, 7), tags: ['prove'] };
