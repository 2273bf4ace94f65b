// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './operator-article.subject.tsx';

export default { title: 'Machines/操作室内容/状态与路径' } satisfies Meta;

export const Closed = stateStory(subject, 'closed');
export const Opening = stateStory(subject, 'opening');
export const Writing = stateStory(subject, 'writing');
export const Unread = stateStory(subject, 'unread');
export const Uploading = stateStory(subject, 'uploading');
export const Saving = stateStory(subject, 'saving');
export const Previewing = stateStory(subject, 'previewing');
export const Publishing = stateStory(subject, 'publishing');
export const Asking = stateStory(subject, 'asking');
export const Recalling = stateStory(subject, 'recalling');
export const Showing = stateStory(subject, 'showing');
export const Deciding = stateStory(subject, 'deciding');
export const Leaving = stateStory(subject, 'leaving');
export const Conflicting = stateStory(subject, 'conflicting');
export const Timing = stateStory(subject, 'timing');
export const Withdrawing = stateStory(subject, 'withdrawing');
export const Awarding = stateStory(subject, 'awarding');
export const Overwriting = stateStory(subject, 'overwriting');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
