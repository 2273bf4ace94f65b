// Generated from the chart; `npx vitest run --project node tests/charts -u` writes it anew.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './resource.subject.tsx';

export default { title: 'Machines/页面内容/状态与路径' } satisfies Meta;

export const LoadingAnswerAwaitedFaceHidden = stateStory(subject, { loading: { answer: 'awaited', face: 'hidden' } });
export const Shown = stateStory(subject, 'shown');
export const Missing = stateStory(subject, 'missing');
export const Failed = stateStory(subject, 'failed');
export const LoadingAnswerAwaitedFaceFresh = stateStory(subject, { loading: { answer: 'awaited', face: 'fresh' } });
export const Refreshing = stateStory(subject, 'refreshing');
export const LoadingAnswerSettledFaceFresh = stateStory(subject, { loading: { answer: 'settled', face: 'fresh' } });
export const LoadingAnswerAwaitedFaceLasting = stateStory(subject, { loading: { answer: 'awaited', face: 'lasting' } });
export const Stale = stateStory(subject, 'stale');
export const Path1 = pathStory(subject, 0);
export const Path2 = pathStory(subject, 1);
