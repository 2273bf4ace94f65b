/** Name plate of a partner company. */
export const Plate = ({ code, name }: { code: string | null; name: string }) => (
  <li className="flex items-baseline gap-0.75 rounded-tag border border-line-2 bg-surface px-1 py-0.5">
    {code === null ? null : <span className="font-strong">{code}</span>}
    <span className="text-ink-2">{name}</span>
  </li>
);
