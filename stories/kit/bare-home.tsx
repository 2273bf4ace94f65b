import { HomePage } from '#src/pages/home/HomePage.tsx';
import { QuickSearchFace } from '#src/pages/home/QuickSearchFace.tsx';

/** The home page as it stands before anything is brought to it. */
export const BareHome = () => <HomePage card={<QuickSearchFace />} tracks={null} below={null} />;
