import { HomePage } from '#src/pages/home/HomePage.tsx';
import { QuickSearchSkeleton } from '#src/pages/home/QuickSearchSkeleton.tsx';

/** The home page before any data or code is loaded. */
export const BareHome = () => <HomePage card={<QuickSearchSkeleton />} tracks={null} below={null} />;
