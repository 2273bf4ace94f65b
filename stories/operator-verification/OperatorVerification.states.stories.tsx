// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './operator-verification.subject.tsx';

export default { title: 'Machines/操作室企业认证/状态与路径' } satisfies Meta;

export const Closed = stateStory(subject, 'closed');
export const Opening = stateStory(subject, 'opening');
export const ReadingLicence = stateStory(subject, 'readingLicence');
export const Open = stateStory(subject, 'open');
export const Unread = stateStory(subject, 'unread');
export const Deciding = stateStory(subject, 'deciding');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
