import { fromHash, type Position, toHash } from '../model/walk.ts';

/** State stored in the URL; the page itself identifies the machine. */
export interface UrlState {
  read: () => Position;
  /** Changes part of the position without a new entry in the history. */
  write: (change: Partial<Position>) => void;
  address: () => string;
}

export const addressState: UrlState = {
  read: () => fromHash(location.hash),
  write: (change) => {
    const next = { ...fromHash(location.hash), ...change };
    history.replaceState(history.state, '', toHash(next) || location.pathname + location.search);
  },
  address: () => location.href,
};

/** For a chart embedded in another page, whose URL it may not change. */
export function memoryState(): UrlState {
  let position: Position = {};
  return {
    read: () => position,
    write: (change) => {
      position = { ...position, ...change };
    },
    address: () => toHash(position),
  };
}
