interface SpriteImageProps {
  /** The sprite's file and the drawing in it. */
  href: string;
  /** The drawing's own. */
  viewBox: string;
  className: string;
}

/**
 * One drawing of a sprite, beside words that say the same. A page that came whole brings it as plain shapes, which are
 * left as they are: each `use` costs a page that is drawn as much as the shapes and a shadow of them.
 */
export const SpriteImage = ({ href, ...svg }: SpriteImageProps) => (
  <svg
    key={href}
    {...svg}
    aria-hidden="true"
    suppressHydrationWarning
    ref={(place) => {
      if (!place || place.firstChild) return;
      const use = document.createElementNS(place.namespaceURI, 'use');
      use.setAttribute('href', href);
      place.append(use);
    }}
  >
    {import.meta.env.SSR ? <use href={href} /> : ''}
  </svg>
);
