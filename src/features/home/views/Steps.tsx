import { homeSections } from '#copy/home/page.ts';

export function Steps() {
  return (
    <section aria-labelledby="home-steps" className="page-wide pb-8">
      <h2 id="home-steps" className="text-20 leading-head font-strong">
        {homeSections.steps}
      </h2>
      <ol className="mt-3 grid gap-3 md:grid-cols-2 xl:grid-cols-4">
        {homeSections.stepList.map(({ name, text }) => (
          <li key={name} className="border-line-ink border-t-2 pt-1.5">
            <h3 className="diamond-before flex items-center gap-1 text-16 font-strong text-link">
              <span className="text-ink">{name}</span>
            </h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
