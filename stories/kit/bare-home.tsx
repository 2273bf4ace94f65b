import { HomePage } from '#src/pages/home/HomePage.tsx';
import { QuickSearchSkeleton } from '#src/pages/home/QuickSearchSkeleton.tsx';

/** The home page as it is before anything is brought to it. */
export const BareHome = () => <HomePage card={<QuickSearchSkeleton />} tracks={null} below={null} />;
