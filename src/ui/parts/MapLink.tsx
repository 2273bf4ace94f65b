import { outer } from '#copy/kit.ts';
import { useOuterAddresses } from '../outer-addresses.ts';
import { OuterLink } from './OuterLink.tsx';

/** Map link of a location; nothing without a configured map service. */
export function MapLink({ location }: { location: string }) {
  const href = useOuterAddresses().map(location);
  return href === null ? null : (
    <OuterLink
      href={href}
      aria-label={outer.mapOf(location)}
      className="text-link underline-offset-4 hover:underline print:hidden"
    >
      {outer.map}
    </OuterLink>
  );
}
