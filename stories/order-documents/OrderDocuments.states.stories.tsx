// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './order-documents.subject.tsx';

export default { title: 'Machines/取走单证/状态与路径' } satisfies Meta;

export const ChoosingNothingYet = stateStory(subject, { choosing: 'nothingYet' });
export const Making = stateStory(subject, 'making');
export const ChoosingIncomplete = stateStory(subject, { choosing: 'incomplete' });
export const Reading = stateStory(subject, 'reading');
export const ChoosingReady = stateStory(subject, { choosing: 'ready' });
export const ChoosingFailed = stateStory(subject, { choosing: 'failed' });
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
