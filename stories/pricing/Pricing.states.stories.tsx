// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './pricing.subject.tsx';

export default { title: 'Machines/价格栏/状态与路径' } satisfies Meta;

export const Opened = stateStory(subject, 'opened');
export const Quoting = stateStory(subject, 'quoting');
export const Nothing = stateStory(subject, 'nothing');
export const Settling = stateStory(subject, 'settling');
export const Quoted = stateStory(subject, 'quoted');
export const Failed = stateStory(subject, 'failed');
export const Refused = stateStory(subject, 'refused');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
