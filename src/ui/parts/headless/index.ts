/** All Headless UI components in one chunk, loaded on first use. */
export { HeadlessCombobox } from './HeadlessCombobox.tsx';
