import sprite from '#src/ui/art/depths.svg?no-inline';

/** Depth lines behind the first words of a page, gone before its text begins. */
export function Contours() {
  return (
    <div className="head-ground">
      <svg className="depths" aria-hidden="true">
        <use href={`${sprite}#depths`} />
      </svg>
    </div>
  );
}
