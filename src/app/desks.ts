import type { ReactNode } from 'react';
import type { EnquiryService } from '#machines/enquiry/index.ts';

/** The desk that was opened last for a service; a page that is only brought in advance brings none. */
export const desks = new Map<EnquiryService, ReactNode>();
