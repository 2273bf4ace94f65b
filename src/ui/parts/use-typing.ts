import { useState } from 'react';

/**
 * True from the first key in a field until the field is left: a name that is half typed while its list is open is not
 * an error yet. The handlers go on an element around the field.
 */
export function useTyping() {
  const [isTyping, setTyping] = useState(false);
  return { isTyping, handlers: { onInput: () => setTyping(true), onBlur: () => setTyping(false) } };
}
