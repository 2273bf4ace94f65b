import { errors } from '#src/ui/copy/errors.ts';
import { head } from '#src/ui/copy/head.ts';

export default function NotFoundPage() {
  return (
    <section className="p-3 text-center">
      <title>{head.title(head.notFound)}</title>
      <h1 className="text-28 font-strong">{errors.notFound}</h1>
      <p lang="en">{errors.notFoundLatin}</p>
      <p lang="en">{errors.notFoundPlain}</p>
      <p className="mt-2">
        <a href="/" className="inline-block rounded bg-action px-3 py-1 font-strong text-on-action">
          {errors.backHome}
        </a>
      </p>
    </section>
  );
}
