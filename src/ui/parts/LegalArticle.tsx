import type { LegalText } from '#copy/legal/text.ts';

/** A legal text with its blanks filled in. */
export function LegalArticle({ text, fill }: { text: LegalText; fill: (paragraph: string) => string }) {
  return (
    <article className="grid gap-1.5 text-14">
      {text.opening.map((paragraph) => (
        <p key={paragraph}>{fill(paragraph)}</p>
      ))}
      {text.articles.map(({ heading, paragraphs }) => (
        <section key={heading} className="grid gap-1">
          <h3 className="font-strong text-16">{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{fill(paragraph)}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
