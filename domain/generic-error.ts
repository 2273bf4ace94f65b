export interface GenericError {
  /** Its own, or the thing serialised; empty where neither says anything. */
  message: string;
  /** HTTP status, 500 where nothing says otherwise. */
  status: number;
}

const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** What is known of anything that was thrown. */
export function genericError(thrown: unknown): GenericError {
  const message = property(thrown, 'message');
  const statuses = [
    property(property(thrown, 'error'), 'status'),
    property(thrown, 'statusCode'),
    property(thrown, 'status'),
    property(property(thrown, 'response'), 'status'),
  ];
  const status = statuses.find((one): one is number => typeof one === 'number' && one >= 400 && one <= 599);
  return {
    message: typeof message === 'string' && message !== '' ? message : serialised(thrown),
    status: status ?? 500,
  };
}

function serialised(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown;
  try {
    return JSON.stringify(thrown) ?? '';
  } catch {
    return '';
  }
}
