import { head } from '#src/ui/copy/head.ts';
import type { PageCopy, PageSection } from '#src/ui/copy/pages/page-copy.ts';

/** A page that says what a service is and leads on: its own title, heading, sections and ways. */
export function ServicePage({ page }: { page: PageCopy }) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <h1 className="text-28 leading-head font-strong">{page.heading}</h1>
      <p className="mt-1 max-w-[72ch] text-16 text-ink-2">{page.lead}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {page.ways.map(({ label, to }) => (
          <li key={to}>
            <a className="text-link underline-offset-4 hover:underline" href={to}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-4 lg:grid-cols-2">
        {page.sections.map((section) => (
          <Section key={section.heading} section={section} />
        ))}
      </div>
    </>
  );
}

function Section({ section: { heading, text, points = [] } }: { section: PageSection }) {
  return (
    <section>
      <h2 className="text-20 leading-head font-strong">{heading}</h2>
      {text ? <p className="mt-1 text-ink-2">{text}</p> : null}
      {points.length > 0 ? (
        <ul className="mt-1 grid gap-0.5 text-ink-2">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
