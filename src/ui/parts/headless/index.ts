/** All Headless UI components in one chunk, loaded on first use. */
export { HeadlessCombobox } from './HeadlessCombobox.tsx';
export { HeadlessDateRange } from './HeadlessDateRange.tsx';
