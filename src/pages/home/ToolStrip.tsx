import { ChartGround } from '#src/ui/art/ChartGround.tsx';
import { homeSections } from '#src/ui/copy/home-sections.ts';

export function ToolStrip() {
  return (
    <ChartGround className="border-t">
      <section aria-labelledby="home-tools" className="page-wide py-6">
        <h2 id="home-tools" className="text-20 leading-head font-strong">
          {homeSections.tools}
        </h2>
        <p className="mt-1 text-ink-2">{homeSections.toolsNote}</p>
        <ul className="mt-3 grid gap-2 md:grid-cols-2 xl:grid-cols-4">
          {homeSections.toolList.map(({ name, text, to }) => (
            <li key={name} className="rounded border border-line bg-surface p-2">
              <h3 className="text-16 font-strong">
                <a href={to} className="text-ink underline-offset-4 hover:underline">
                  {name}
                </a>
              </h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </ChartGround>
  );
}
