import type { ShownBrand } from '#domain/company/brand.ts';
import { logoIdOf } from '#domain/company/logo.ts';
import { readLogo } from '../company/logo.ts';
import type { Database } from '../data/connect.ts';
import type { Letterhead } from './job.ts';

/** The name and the mark of the company as they stand at this moment. */
export async function readLetterhead(db: Database, { name, latinName, logo }: ShownBrand): Promise<Letterhead> {
  return { name, latinName, mark: logo === null ? null : await readLogo(db, logoIdOf(logo), 'icon-192') };
}
