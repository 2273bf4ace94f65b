import { homeSections } from '#copy/home/page.ts';
import { Illustration } from '#src/ui/art/Illustration.tsx';
import { useOuterAddresses } from '#src/ui/outer-addresses.ts';
import { OuterLink } from '#src/ui/parts/OuterLink.tsx';

export function ServiceGrid() {
  const { brand: addressOf } = useOuterAddresses();
  return (
    <section aria-labelledby="home-services" className="page-wide py-6">
      <h2 id="home-services" className="text-20 leading-head font-strong">
        {homeSections.services}
      </h2>
      <ul className="service-grid mt-2 grid grid-cols-2 border-line-2 border-t border-l md:grid-cols-4 xl:grid-cols-6">
        {homeSections.serviceList.map(({ name, text, to, picture }) => (
          <li
            key={name}
            className="relative border-line-2 border-r border-b p-2 transition-colors duration-160 hover:bg-surface md:p-3"
          >
            <Illustration name={picture} className="w-16" />
            <h3 className="mt-1.5 text-16 font-strong">
              <OuterLink href={addressOf(to)} className="text-ink after:absolute after:inset-0">
                {name}
              </OuterLink>
            </h3>
            <p className="text-12 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
