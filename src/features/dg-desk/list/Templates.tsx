import { dangerousDesk } from '#copy/dg-desk/page.ts';
import { Link } from '#src/ui/parts/Link.tsx';

const words = dangerousDesk.templates;

/** Blank forms to download, static files of the site. */
export function Templates() {
  return (
    <section aria-labelledby="desk-templates" className="mt-4">
      <h2 id="desk-templates" className="font-strong text-20 leading-head">
        {words.title}
      </h2>
      <p className="text-ink-2">{words.note}</p>
      <ul className="mt-1 grid gap-1 md:grid-cols-3">
        {words.files.map(({ file, name, use }) => (
          <li key={file} className="rounded border border-line bg-surface p-2">
            <Link
              href={`/templates/${file}`}
              download={`${name}.rtf`}
              className="inline-flex min-h-3 items-center text-link underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <p className="text-12 text-ink-3">{use}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
