// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './operator-invoice.subject.tsx';

export default { title: 'Machines/操作室发票/状态与路径' } satisfies Meta;

export const Closed = stateStory(subject, 'closed');
export const Opening = stateStory(subject, 'opening');
export const OpenShown = stateStory(subject, { open: 'shown' });
export const Unread = stateStory(subject, 'unread');
export const OpenCopying = stateStory(subject, { open: 'copying' });
export const OpenReading = stateStory(subject, { open: 'reading' });
export const Refusing = stateStory(subject, 'refusing');
export const Issuing = stateStory(subject, 'issuing');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
