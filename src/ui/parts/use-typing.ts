import { useState } from 'react';

/** True from the first key in a field until blur, so that a partly typed name with an open list shows no error. Attach the handlers to an element around the field. */
export function useTyping() {
  const [isTyping, setTyping] = useState(false);
  return { isTyping, handlers: { onInput: () => setTyping(true), onBlur: () => setTyping(false) } };
}
