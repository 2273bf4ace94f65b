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

/** Props for the controls of a form. */
export interface EnquiryMeans {
  /** Renders a port input; unused by forms with free-text locations. */
  renderPort: (port: PortFieldProps) => ReactNode;
  /** Renders a file input; files are kept outside the form's machine. */
  renderFiles: (control: ControlProps) => ReactNode;
}

export interface EnquiryControlProps extends EnquiryMeans, PortFieldProps {}
