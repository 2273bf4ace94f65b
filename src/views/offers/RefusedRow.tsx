import type { ReactNode } from 'react';

/** Why the goods of a row are not taken, in as few lines as it needs. */
export const RefusedRow = ({ title, children }: { title: string; children: ReactNode }) => (
  <p className="restricted p-1">
    <span className="font-strong">{title}：</span>
    {children}
  </p>
);
