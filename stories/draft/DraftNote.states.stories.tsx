// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './draft.subject.tsx';

export default { title: 'Machines/草稿/状态与路径' } satisfies Meta;

export const Untouched = stateStory(subject, 'untouched');
export const Changed = stateStory(subject, 'changed');
export const Sealing = stateStory(subject, 'sealing');
export const Removing = stateStory(subject, 'removing');
export const Keeping = stateStory(subject, 'keeping');
export const KeptHere = stateStory(subject, 'keptHere');
export const Unkept = stateStory(subject, 'unkept');
export const Saving = stateStory(subject, 'saving');
export const Marking = stateStory(subject, 'marking');
export const Conflicting = stateStory(subject, 'conflicting');
export const Unsaved = stateStory(subject, 'unsaved');
export const Saved = stateStory(subject, 'saved');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
