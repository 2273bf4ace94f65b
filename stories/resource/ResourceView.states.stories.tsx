// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './resource.subject.tsx';

export default { title: 'Machines/页面内容/状态与路径' } satisfies Meta;

export const LoadingAnswerAwaitedSkeletonHidden = stateStory(subject, { loading: { answer: 'awaited', skeleton: 'hidden' } });
export const Shown = stateStory(subject, 'shown');
export const Missing = stateStory(subject, 'missing');
export const Failed = stateStory(subject, 'failed');
export const LoadingAnswerAwaitedSkeletonFresh = stateStory(subject, { loading: { answer: 'awaited', skeleton: 'fresh' } });
export const Refreshing = stateStory(subject, 'refreshing');
export const LoadingAnswerSettledSkeletonFresh = stateStory(subject, { loading: { answer: 'settled', skeleton: 'fresh' } });
export const LoadingAnswerAwaitedSkeletonLasting = stateStory(subject, { loading: { answer: 'awaited', skeleton: 'lasting' } });
export const Stale = stateStory(subject, 'stale');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
