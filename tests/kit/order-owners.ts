import { giveSheets, goldenOffer } from './booking.ts';
import { deskToken } from './operator.ts';
import { type DatabaseKind, startServer } from './server.ts';
import { signIn } from './signed-in.ts';

export const OWNER = 'user-verified';
const STRANGER = 'user-person';

/** Market server with an operator, a customer who orders, and an unrelated customer. */
export async function startWithOwners(database: DatabaseKind) {
  const server = await startServer({ database, isMarket: true, settings: { deskToken } });
  await giveSheets(server);
  const offer = await goldenOffer(server);
  const [owner, stranger] = [await signIn(server, OWNER), await signIn(server, STRANGER)];
  return { server, offer, owner, stranger };
}
