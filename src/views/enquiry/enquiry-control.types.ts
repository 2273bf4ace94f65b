import type { ReactNode } from 'react';
import type { EnquiryField } from '#domain/enquiry/fields.ts';
import type { FieldData } from '#domain/form/table.ts';
import type { EnquiryRef } from '#machines/enquiry/index.ts';
import type { LaneLocations } from '#src/ui/location-search.ts';
import type { ControlProps } from '#src/ui/parts/common/Field.tsx';

/** What the fields of a form are filled in with. */
export interface EnquiryMeans {
  ports: LaneLocations;
  /** Where files are chosen: they stay outside of this form's chart. */
  renderFiles: (control: ControlProps) => ReactNode;
}

export interface EnquiryControlProps extends EnquiryMeans {
  actor: EnquiryRef;
  name: EnquiryField;
  field: FieldData;
  control: ControlProps;
}
