/** Why the goods of a row are not taken, in as few lines as it needs. */
export const RefusedRow = ({ title, reasons }: { title: string; reasons: readonly string[] }) => (
  <p className="restricted p-1">
    <span className="font-strong">{title}</span>：
    {reasons.map((reason) => (
      <span key={reason}>{reason}</span>
    ))}
  </p>
);
