import { toJsonSchema } from '@valibot/to-json-schema';
import { APP_CODE, APP_DRIVER } from '#domain/limits.ts';
import { OPERATOR } from '#domain/storage-names.ts';
import type { Auth, Call, PayloadMode, Schema } from './call.ts';
import { CODE } from './codes.ts';
import { codeMessages, statusMessages } from './messages.ts';
import { baseType, fieldSchemas, IDEMPOTENCY_KEY, parameterNames, REPEATED_QUERY_MAX } from './request.ts';

type Json = { [key: string]: unknown };

const component = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const authentication: Record<Auth, Json[]> = {
  public: [{}, { token: [] }],
  session: [{ token: [] }],
  desk: [{ desk: [] }, { operator: [] }],
  operator: [{ operator: [] }],
  local: [{ local: [] }],
  partner: [{ partner: [] }],
};

const payloadWords: Record<PayloadMode, string> = {
  none: '无请求字段。',
  query: '字段放在查询串。',
  both: `字段放在请求体；标量字段同时在查询串重复，最多 ${REPEATED_QUERY_MAX} 个字符，两处须一致。`,
  body: '字段只放在请求体，不进入查询串。',
  multipart: '以 multipart/form-data 上传。',
};

const scalarTypes = new Set(['string', 'number', 'boolean', 'picklist', 'enum', 'literal']);

/** Moves definitions of recursive schemas to the document's components, where references resolve. */
function jsonSchema(schema: Schema, typeMode: 'input' | 'output', prefix: string, definitions: Json): Json {
  const {
    $schema: _,
    $defs,
    ...own
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  }) as Json;
  if ($defs === undefined) return own;
  const moved = JSON.parse(
    JSON.stringify({ own, $defs }).replaceAll('"#/$defs/', `"#/components/schemas/${prefix}.`),
  ) as { own: Json; $defs: Json };
  for (const [name, definition] of Object.entries(moved.$defs)) definitions[`${prefix}.${name}`] = definition;
  return moved.own;
}

function parameters(call: Call, request: Json): Json[] {
  const names = parameterNames(call.path);
  const properties = (request.properties ?? {}) as Json;
  const required = new Set((request.required ?? []) as string[]);
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? {} }));
  if (call.payload !== 'query' && call.payload !== 'both') return inPath;
  const schemas = fieldSchemas(call.request);
  const inQuery = Object.keys(properties)
    .filter((name) => !names.includes(name))
    .filter((name) => call.payload === 'query' || scalarTypes.has(baseType(schemas[name])))
    .map((name) => ({
      name,
      in: 'query',
      required: call.payload === 'query' && required.has(name),
      schema: properties[name],
    }));
  return [...inPath, ...inQuery];
}

function headers(call: Call): Json[] {
  const own = [component('parameters', 'appCode'), component('parameters', 'appDriver')];
  return call.idempotent ? [...own, component('parameters', 'idempotencyKey')] : own;
}

/** Objects in multipart forms are files; their schema describes the file's metadata. */
const isFile = (field: unknown): boolean => (field as Json).type === 'object';
const binary: Json = { type: 'string', format: 'binary' };

function requestBody(call: Call, request: Json): Json {
  if (call.payload === 'none' || call.payload === 'query') return {};
  const names = new Set(parameterNames(call.path));
  const properties = Object.entries((request.properties ?? {}) as Json).filter(([name]) => !names.has(name));
  const required = ((request.required ?? []) as string[]).filter((name) => !names.has(name));
  const isForm = call.payload === 'multipart';
  const shown = properties.map(([name, field]) => [name, isForm && isFile(field) ? binary : field]);
  const schema = { ...request, properties: Object.fromEntries(shown), required };
  const type = isForm ? 'multipart/form-data' : 'application/json';
  return { requestBody: { required: true, content: { [type]: { schema } } } };
}

function goodAnswer(call: Call, answer: Json): Json {
  if (call.delivery === 'file') {
    return {
      description: '文件，文件名见 content-disposition；被拒绝时为信封',
      content: {
        'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
        'application/json': { schema: component('schemas', 'Refusal') },
      },
    };
  }
  const success = {
    allOf: [component('schemas', 'Envelope'), { properties: { code: { const: CODE.ok }, data: answer } }],
  };
  return {
    description: '业务应答：成功或以错误码拒绝',
    content: { 'application/json': { schema: { anyOf: [success, component('schemas', 'Refusal')] } } },
  };
}

function operation(call: Call, definitions: Json): Json {
  const request = jsonSchema(call.request, 'input', `${call.name}Request`, definitions);
  const answer = jsonSchema(call.answer, 'output', `${call.name}Answer`, definitions);
  const failures = ['400', '403', '413', '415', '429', '500', '503'].map((status) => [
    status,
    component('responses', `status${status}`),
  ]);
  return {
    operationId: call.name,
    summary: call.summary,
    description: payloadWords[call.payload],
    tags: [call.path.split('/')[1]],
    security: authentication[call.auth],
    parameters: [...headers(call), ...parameters(call, request)],
    ...requestBody(call, request),
    responses: {
      200: goodAnswer(call, answer),
      401: component('responses', 'status401'),
      ...Object.fromEntries(failures),
    },
    'x-payload': call.payload,
    'x-handler': call.handler,
    'x-limits': call.limits,
    'x-clauses': call.clauses,
  };
}

const envelope = (data: Json, codes: Json): Json => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code: codes, message: { type: 'string' }, data },
});

const refusals = Object.values(CODE).filter((code) => !/^0+$/u.test(code) && code !== CODE.okAlternative);

const header = (name: string, required: boolean, description: string, schema: Json) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

const failed = (description: string) => ({
  description,
  content: { 'application/json': { schema: component('schemas', 'Refusal') } },
});

const sharedSchemas: Json = {
  Envelope: envelope({}, { type: 'string' }),
  ErrorCode: {
    type: 'string',
    enum: refusals,
    description: refusals.map((code) => `${code} ${codeMessages[code]}`).join('；'),
  },
  Refusal: envelope(
    {
      type: ['object', 'null'],
      properties: {
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        retryAfter: { type: 'number' },
        requestId: { type: 'string' },
        captchaType: { type: 'string' },
      },
    },
    component('schemas', 'ErrorCode'),
  ),
};

const sharedParameters: Json = {
  appCode: header('appCode', true, '应用代码', { type: 'string', const: APP_CODE }),
  appDriver: header('appDriver', true, '应用终端', { type: 'string', const: APP_DRIVER }),
  idempotencyKey: header('Idempotency-Key', true, '同一键只生效一次', {
    type: 'string',
    pattern: IDEMPOTENCY_KEY.source,
  }),
};

const securitySchemes: Json = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '登录令牌，须与伴随 Cookie 同时出现',
  },
  desk: { type: 'apiKey', in: 'header', name: 'Desk-Token' },
  operator: { type: 'apiKey', in: 'cookie', name: OPERATOR, description: '操作员的会话；HTTPS 下以 __Host- 开头' },
  local: { type: 'apiKey', in: 'header', name: 'Desk-Token', description: '数据目录里的本机密钥' },
  partner: { type: 'apiKey', in: 'header', name: 'Partner-Key' },
};

export const OPERATOR_PATH = '/api-platform/desk/';

const isForOperators = ({ path }: Call) => path.startsWith(OPERATOR_PATH);

/** Calls of customers and partners, or of operators, whose internals are not published to visitors. */
export const documentedCalls = (
  table: Readonly<Record<string, Call>>,
  audience: 'operators' | 'public',
): Readonly<Record<string, Call>> =>
  Object.fromEntries(Object.entries(table).filter(([, call]) => isForOperators(call) === (audience === 'operators')));

export function openapiDocument(table: Readonly<Record<string, Call>>, site: { version: string; brand: string }): Json {
  const schemes = new Set(Object.values(table).flatMap(({ auth }) => authentication[auth].flatMap(Object.keys)));
  const paths: Record<string, Json> = {};
  const definitions: Json = {};
  for (const call of Object.values(table)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, definitions) };
  }
  const tags = [...new Set(Object.values(table).map((call) => call.path.split('/')[1]!))].sort();
  return {
    openapi: '3.1.0',
    info: { title: `${site.brand}接口`, version: site.version, description: '每个应答都是信封：code、message、data。' },
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...sharedSchemas, ...definitions },
      parameters: sharedParameters,
      securitySchemes: Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => schemes.has(name))),
      responses: {
        status401: failed(`${CODE.notSignedIn} ${codeMessages[CODE.notSignedIn]}；${CODE.expired} 登录已过期`),
        ...Object.fromEntries(
          Object.entries(statusMessages).map(([status, message]) => [`status${status}`, failed(message)]),
        ),
      },
    },
  };
}
