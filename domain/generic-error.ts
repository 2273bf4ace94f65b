export interface GenericError {
  /** The error's message, or the serialised value; may be empty. */
  message: string;
  /** HTTP status; defaults to 500. */
  status: number;
}

const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

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
