import type { ReactNode } from 'react';
import type { EnquiryField } from '#domain/enquiry/fields.ts';
import type { FieldData } from '#domain/form/table.ts';
import type { EnquiryRef } from '#machines/enquiry/index.ts';
import type { LaneLocations } from '#src/ui/location-search.ts';
import type { ControlProps } from '#src/ui/parts/common/Field.tsx';

export interface PortFieldProps {
  actor: EnquiryRef;
  name: EnquiryField;
  field: FieldData;
  control: ControlProps;
}

export interface PortInputProps extends PortFieldProps {
  ports: LaneLocations;
}

/** What the fields of a form are filled in with. */
export interface EnquiryMeans {
  /** Where a port is chosen: a form that names its places in words has none. */
  renderPort: (port: PortFieldProps) => ReactNode;
  /** Where files are chosen: they stay outside of this form's chart. */
  renderFiles: (control: ControlProps) => ReactNode;
}

export interface EnquiryControlProps extends EnquiryMeans, PortFieldProps {}
