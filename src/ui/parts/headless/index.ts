/** Everything that stands on Headless UI, as one chunk that no first load asks for. */
export { RealCheckbox } from './RealCheckbox.tsx';
export { RealCombobox } from './RealCombobox.tsx';
export { RealDateRange } from './RealDateRange.tsx';
export { RealDialog } from './RealDialog.tsx';
export { RealMenu } from './RealMenu.tsx';
export { RealPopover } from './RealPopover.tsx';
export { RealRadioGroup } from './RealRadioGroup.tsx';
export { RealSelect } from './RealSelect.tsx';
export { RealTabList } from './RealTabList.tsx';
