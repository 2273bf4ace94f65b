import { HomePage } from '#src/features/home/home-page.tsx';
import { QuickSearchSkeleton } from '#src/features/home/views/QuickSearchSkeleton.tsx';

/** The home page before any data or code is loaded. */
export const BareHome = () => <HomePage card={<QuickSearchSkeleton />} tracks={null} below={null} />;
