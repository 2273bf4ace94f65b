import { Checkbox } from '@headlessui/react';
import { Icon } from '../../icons/Icon.tsx';
import { type CheckboxProps, checkLook } from '../Checkbox.tsx';

export function RealCheckbox(props: Omit<CheckboxProps, 'children'> & { id: string; labelled: string }) {
  return (
    <Checkbox
      as="button"
      type="button"
      id={props.id}
      checked={props.checked}
      disabled={props.disabled ?? false}
      onChange={props.onChange}
      aria-labelledby={props.labelled}
      aria-describedby={props['aria-describedby']}
      aria-invalid={props['aria-invalid']}
      className={checkLook}
    >
      {props.checked && <Icon name="check" small />}
    </Checkbox>
  );
}
