/** Explains compactly why a row's goods are refused. */
export const RefusedRow = ({ title, reasons }: { title: string; reasons: readonly string[] }) => (
  <p className="restricted p-1">
    <span className="font-strong">{title}</span>：
    {reasons.map((reason) => (
      <span key={reason}>{reason}</span>
    ))}
  </p>
);
