// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './operator-staff.subject.tsx';

export default { title: 'Machines/操作室人员/状态与路径' } satisfies Meta;

export const Reading = stateStory(subject, 'reading');
export const Browsing = stateStory(subject, 'browsing');
export const Unread = stateStory(subject, 'unread');
export const Writing = stateStory(subject, 'writing');
export const Asking = stateStory(subject, 'asking');
export const Acting = stateStory(subject, 'acting');
export const ShownStill = stateStory(subject, { shown: 'still' });
export const ShownCopying = stateStory(subject, { shown: 'copying' });
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
