import { useState } from 'react';

const FRAME = 'size-5 shrink-0 rounded-full border border-line-2';

interface AvatarProps {
  name: string;
  /** Null without a picture, or without permission to show it. */
  picture: string | null;
}

/** User picture beside the user's name, with its first character as fallback. */
export function Avatar({ name, picture }: AvatarProps) {
  const [lost, setLost] = useState<string | null>(null);
  return picture === null || picture === lost ? (
    <span
      aria-hidden="true"
      data-avatar
      className={`${FRAME} grid place-items-center bg-sea-soft font-strong text-sea`}
    >
      {[...name.trim()][0]?.toUpperCase() ?? ''}
    </span>
  ) : (
    <img data-avatar src={picture} alt="" className={`${FRAME} object-cover`} onError={() => setLost(picture)} />
  );
}
