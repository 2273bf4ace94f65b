import { createRoot } from 'react-dom/client';
import { Link, Route, Switch } from 'wouter';

const ROWS = Array.from({ length: 30 }, (_, row) => `row ${row}`);

/** A list of rows and a link to the other: the least that two pages of this stack can be. */
function Page({ other }: { other: string }) {
  return (
    <main>
      <Link href={other}>{other}</Link>
      <ul>
        {ROWS.map((row) => (
          <li key={row}>
            <a href={other}>{row}</a>
            <span>{row}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}

createRoot(document.getElementById('root')!).render(
  <Switch>
    <Route path="/two">
      <Page other="/" />
    </Route>
    <Route>
      <Page other="/two" />
    </Route>
  </Switch>,
);
